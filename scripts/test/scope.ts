import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const project = dirname(dirname(import.meta.dirname));

/** A part of the project whose tests are wanted. */
export interface Scope {
  /** From the project's root, with forward slashes: 'remotes/job-board'. */
  path: string;
  /** The browser tests that concern it; none for anything but a remote and the browser tests themselves. */
  browserTests: readonly string[];
  /** The remote's name. */
  remote?: string;
}

/** What `name` means: a remote, a folder or a file of the project. @throws when it is none */
export function scopeOf(name: string, root = project): Scope {
  const path = name.replace(/\/+$/, '').replace(/^\.\//, '');
  const remote = path.replace(/^remotes\//, '');
  if (remote !== '' && !remote.includes('/') && existsSync(join(root, 'remotes', remote))) {
    return { path: `remotes/${remote}`, remote, browserTests: browserTestsOf(remote, root) };
  }
  if (path === '' || !existsSync(join(root, path)))
    throw new Error(`There is no remote, folder or file called ${name}`);
  return { path, browserTests: path.startsWith('tests/e2e') ? [path] : [] };
}

/** The page checks of every remote, and the files that name this one or visit an address of it. */
function browserTestsOf(remote: string, root: string): string[] {
  const registry = JSON.parse(readFileSync(join(root, 'shell/registry.json'), 'utf8')) as {
    name: string;
    paths: string[];
  }[];
  const paths = registry.find(({ name }) => name === remote)?.paths ?? [];
  const words = [remote, ...paths].map((word) => RegExp.escape(word.replace(/\/\*$/, '')));
  const mention = new RegExp(`['"\`}](${words.join('|')})['"\`?/#$]`);
  return globSync('tests/e2e/*.spec.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/every-page.spec.ts') || mention.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();
}
