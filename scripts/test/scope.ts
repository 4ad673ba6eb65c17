import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const project = dirname(dirname(import.meta.dirname));

/** The part of the project to test. */
export interface Scope {
  /** From the project's root, with forward slashes: 'remotes/job-board'. */
  path: string;
  /** The relevant browser tests: empty except for a remote or the browser tests themselves. */
  browserTests: readonly string[];
  /** The remote's name. */
  remote?: string;
}

/** What `name` means: a remote, a folder or a file of the project. @throws when it is none of them */
export function scopeOf(name: string, root = project): Scope {
  const path = name.replace(/\/+$/, '').replace(/^\.\//, '');
  const remote = path.replace(/^remotes\//, '');
  if (remote !== '' && !remote.includes('/') && existsSync(join(root, 'remotes', remote))) {
    return { path: `remotes/${remote}`, remote, browserTests: browserTestsOf(remote, root) };
  }
  if (path === '' || !existsSync(join(root, path)))
    throw new Error(`There is no remote, folder or file called ${name}`);
  return { path, browserTests: /^tests\/(e2e|independence|browsers)/.test(path) ? [path] : [] };
}

/** The checks of every page, the journey through all remotes, and the files that name this one or visit its paths. */
function browserTestsOf(remote: string, root: string): string[] {
  const { site } = JSON.parse(readFileSync(join(root, 'remotes', remote, 'package.json'), 'utf8')) as {
    site: { paths: string[] };
  };
  const words = [remote, ...site.paths].map((word) => RegExp.escape(word.replace(/\/\*$/, '')));
  const mention = new RegExp(`['"\`}](${words.join('|')})['"\`?/#$]`);
  return globSync('tests/{e2e,independence,browsers}/*.spec.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => /\/(every-page|journey)\.spec\.ts$/.test(file) || mention.test(readFileSync(join(root, file), 'utf8')),
    )
    .toSorted();
}
