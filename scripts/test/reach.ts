import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, relative } from 'node:path';
import { parseSync } from 'vite';
import { createModuleGraph, readPackages } from '../../build/modules/module-graph.ts';
import { stringsOf } from '../../build/modules/strings.ts';
import { isTestFile } from '../../lint/layers.ts';

/** A path from the project's root, with forward slashes. */
type Path = string;

const IS_RUN = /\.(?:test|stories|spec)\.tsx?$/;

export const isBrowserTest = (test: Path): boolean => test.endsWith('.spec.ts');

/** What these files say is about all tests of a kind. */
const SETTINGS: Readonly<Record<Path, RegExp>> = {
  'vitest.config.ts': /\.(?:test|stories)\.tsx?$/,
  '.storybook/main.ts': /\.stories\.tsx$/,
  '.storybook/preview.tsx': /\.stories\.tsx$/,
  'playwright.config.ts': /\.spec\.ts$/,
};

/** What is read by programs whose reading nothing tells: a change of these reaches all tests. */
const REACHES_ALL = /(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[\w.]*\.json)$/;

/** A browser test runs the whole site, and so imports all of it: what it tests is what it names. */
const RUNS_SITES = /^tests\/(?:e2e|independence|browsers)\//;

/** Where a folder or a pattern is what a test reads. */
const READS_FILES = /^tests\/|\.(?:test|cases)\.tsx?$/;

/** A text that more files have tells nothing about any of them. */
const COMMON = 3;

/**
 * The tests that a change of these files can reach, the nearest first: test files, stories and browser tests that
 * import them, directly or not; that name them, their folder or a pattern that they match; that share a text with them
 * that few files have, such as a page's address, an endpoint's path or what a button says; or, in a browser, that have
 * their name or their folder's.
 */
export function testsReachedBy(changed: readonly Path[], root: string): Path[] {
  const files = [...new Set([...projectFiles(root), ...changed])];
  const tests = files.filter((file) => IS_RUN.test(file) && existsSync(join(root, file)));
  if (changed.some((file) => REACHES_ALL.test(file))) return tests;
  const users = readUsers(files, root);
  // A file that nothing uses belongs to the tests beside it: what a screen reader says of a component.
  const beside = tests.filter((test) => changed.some((file) => !users.has(file) && dirname(file) === dirname(test)));
  const distances = distancesFrom([...changed, ...beside], users);
  const distanceOf = (test: Path): number =>
    Math.min(
      distances.get(test) ?? Infinity,
      ...Object.entries(SETTINGS).map(([file, kind]) => (kind.test(test) && distances.get(file)) || Infinity),
    );
  return tests.filter((test) => distanceOf(test) < Infinity).toSorted((a, b) => distanceOf(a) - distanceOf(b));
}

/** The files that Git has or would add. */
export const projectFiles = (root: string): Path[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** In steps from a file to one that uses it. */
export function distancesFrom(starts: readonly Path[], users: ReadonlyMap<Path, ReadonlySet<Path>>): Map<Path, number> {
  const distances = new Map<Path, number>();
  let next = starts;
  for (let distance = 0; next.length > 0; distance++) {
    const found = next.filter((file) => !distances.has(file));
    for (const file of found) distances.set(file, distance);
    next = found.flatMap((file) => [...(users.get(file) ?? [])]);
  }
  return distances;
}

type Users = Map<Path, Set<Path>>;

function addUse(users: Users, user: Path, used: Path): void {
  if (user !== used) users.set(used, (users.get(used) ?? new Set()).add(user));
}

/** File -> those that import it. */
export function importersOf(files: readonly Path[], root: string): Users {
  const importers: Users = new Map();
  const graph = createModuleGraph(readPackages(root));
  for (const file of files)
    for (const path of graph.importsOf(join(root, file))) {
      const used = relative(root, path).replaceAll('\\', '/');
      if (!RUNS_SITES.test(file) || isTestFile(used)) addUse(importers, file, used);
    }
  return importers;
}

/** File -> those that use it. */
function readUsers(files: readonly Path[], root: string): Users {
  const existing = files.filter((file) => existsSync(join(root, file)));
  const users = importersOf(existing, root);
  const scripts = existing.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const texts = new Map(scripts.map((file) => [file, textsOf(file, root)]));
  const filesNamed = createNames(files);
  const holders = holdersOf(texts);
  for (const [file, said] of texts)
    for (const text of said) {
      for (const used of filesNamed(file, text)) addUse(users, file, used);
      if (isTestFile(file)) for (const used of holders.get(text) ?? []) addUse(users, file, used);
    }
  for (const test of existing.filter(isBrowserTest))
    for (const used of existing) if (isCalled(basename(test, '.spec.ts'), used)) addUse(users, test, used);
  return users;
}

/** Whether it is the name of a file or of a folder that it is in. */
const isCalled = (name: string, file: Path): boolean =>
  !RUNS_SITES.test(file) && file.split('/').some((part) => part.replace(/\..*$/, '') === name);

/** What it says, apart from what it imports. */
function textsOf(file: Path, root: string): Set<string> {
  const parsed = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const imported = new Set(parsed.module.staticImports.map(({ moduleRequest }) => moduleRequest.value));
  const texts = stringsOf(parsed).map((text) => text.trim());
  return new Set(texts.filter((text) => text.length > 2 && text.length < 200 && !imported.has(text)));
}

/** Text -> the few files of the product that say it; only texts that are no plain words. */
function holdersOf(texts: ReadonlyMap<Path, ReadonlySet<string>>): Map<string, Set<Path>> {
  const holders = new Map<string, Set<Path>>();
  for (const [file, said] of texts) {
    if (isTestFile(file)) continue;
    for (const text of said) if (/[ /.-]/.test(text)) holders.set(text, (holders.get(text) ?? new Set()).add(file));
  }
  return new Map([...holders].filter(([, { size }]) => size <= COMMON));
}

/**
 * Finds the files that a text in a file names: a path from there or from the root; a pattern from there; and, in a
 * test, a pattern or a folder from the root.
 */
function createNames(files: readonly Path[]): (file: Path, text: string) => readonly Path[] {
  const known = new Set(files);
  const matches = new Map<string, readonly Path[]>();
  const matching = (pattern: string) => {
    const found = matches.get(pattern) ?? files.filter((file) => matchesGlob(file, pattern));
    matches.set(pattern, found);
    return found;
  };
  const normal = (path: string) => path.replaceAll('\\', '/').replace(/\/$/, '');
  return (file, text) => {
    const here = normal(join(dirname(file), text));
    const atRoot = normal(join(text));
    if (text.startsWith('.') && text.includes('*')) return matching(here);
    const exact = [here, atRoot].filter((path) => known.has(path));
    if (exact.length > 0 || !READS_FILES.test(file) || !/^[\w{].*\/./.test(text)) return exact;
    return matching(text.includes('*') ? atRoot : `${atRoot}/**`);
  };
}
