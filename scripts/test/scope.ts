import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { isBrowserTest, testsReachedBy } from './reach.ts';
import { secondsOf, type Seconds } from './seconds.ts';

const project = dirname(dirname(import.meta.dirname));

/** In seconds: with types, lint and builds, a change is tested within a minute. */
const BUDGET = 35;

/** The part of the project to test. Paths are from its root, with forward slashes. */
export interface Scope {
  /** Files and folders to check. */
  paths: readonly string[];
  /** Files and folders with unit tests and stories. */
  units: readonly string[];
  browserTests: readonly string[];
  /** The remote's name, where the part is one. */
  remote?: string;
}

/**
 * What `name` means: a remote, with the browser tests that visit its pages; a folder or a file.
 * @throws when it is none of them
 */
export function scopeOf(name: string, root = project): Scope {
  const path = name.replace(/\/+$/, '').replace(/^\.\//, '');
  const remote = path.replace(/^remotes\//, '');
  if (remote !== '' && !remote.includes('/') && existsSync(join(root, 'remotes', remote))) {
    const paths = [`remotes/${remote}`];
    return { paths, units: paths, remote, browserTests: browserTestsOf(remote, root) };
  }
  if (path === '' || !existsSync(join(root, path)))
    throw new Error(`There is no remote, folder or file called ${name}`);
  return { paths: [path], units: [path], browserTests: /^tests\/(e2e|independence|browsers)/.test(path) ? [path] : [] };
}

/**
 * What changed, and the tests that the change can reach: those that changed themselves, and the nearest others that run
 * in about `budget` seconds.
 * @returns `left`: how many others there are
 */
export function scopeOfChange(seconds: Seconds, budget = BUDGET, root = project): Scope & { left: number } {
  const changed = changedFiles(root);
  const reached = testsReachedBy(changed, root);
  const tests = new Set(reached.filter((test) => changed.includes(test)));
  let spent = 0;
  for (const test of reached) {
    const cost = secondsOf(test, seconds) / availableParallelism();
    if (tests.has(test) || spent + cost > budget) continue;
    spent += cost;
    tests.add(test);
  }
  return {
    paths: changed.filter((file) => existsSync(join(root, file))),
    units: [...tests].filter((test) => !isBrowserTest(test)),
    browserTests: [...tests].filter(isBrowserTest),
    left: reached.length - tests.size,
  };
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
