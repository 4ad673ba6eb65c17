import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasGit } from '../programs/git.ts';
import { scopeOf, scopeOfChange } from './scope.ts';

describe('npm test -- <name>', () => {
  test.each(['job-board', 'remotes/job-board', './remotes/job-board/'])('%s is the remote', (name) => {
    const { paths, units, remote, browserTests } = scopeOf(name);
    expect({ paths, units, remote }).toEqual({
      paths: ['remotes/job-board'],
      units: ['remotes/job-board'],
      remote: 'job-board',
    });
    expect(browserTests).toContain('tests/e2e/every-page.spec.ts');
    expect(browserTests).toContain('tests/e2e/find-a-job.spec.ts');
    expect(browserTests).toContain('tests/browsers/journey.spec.ts');
    expect(browserTests).not.toContain('tests/e2e/gated.spec.ts');
  });

  test('a folder means everything in it', () => {
    expect(scopeOf('api/forms')).toEqual({ paths: ['api/forms'], units: ['api/forms'], browserTests: [] });
  });

  test.each(['tests/e2e/contact.spec.ts', 'tests/browsers'])('%s is run in the browser', (path) => {
    expect(scopeOf(path)).toEqual({ paths: [path], units: [path], browserTests: [path] });
  });

  test('an unknown name is refused', () => {
    expect(() => scopeOf('job-bord')).toThrow('There is no remote, folder or file called job-bord');
    expect(() => scopeOf('')).toThrow();
  });
});

describe('npm test -- --changed', { skip: !hasGit() }, () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'project-'));
    git('init', '--quiet', '--initial-branch=main');
    commit({
      'package.json': '{ "workspaces": ["kit"] }',
      'kit/package.json': '{ "name": "@site/kit", "exports": { ".": "./index.ts" } }',
      'kit/index.ts': "export * from './pay.ts';\nexport * from './dates.ts';",
      'kit/pay.ts': 'export const pay = 1;',
      'kit/dates.ts': 'export const today = 2;',
      'kit/pay.test.ts': "import { pay } from './pay.ts';\npay;",
      'page/page.tsx':
        "import { pay } from '@site/kit';\nimport './page.css';\nexport const button = 'Find a job' + pay;",
      'page/page.css': 'a {}',
      'page/page.stories.tsx': "import './page.tsx';",
      'page/screen-reader.txt': 'button, Find a job',
      'page/home/vision.ts': 'export const lines = 3;',
      'docs/staff.md': 'Hello',
      'tests/docs.test.ts': "read('docs/staff.md');",
      'tests/styles.test.ts': "globSync('{page,kit}/**/*.css');",
      'tests/e2e/jobs.spec.ts': "import '../../page/page.tsx';\nclick('Find a job');",
      'tests/e2e/home.spec.ts': "import '../../kit/dates.ts';\nclick('Home page');",
      'vitest.config.ts': "setupFiles('./tests/set-up.ts');",
      'tests/set-up.ts': '',
    });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root });

  function write(files: Record<string, string>) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  }

  function commit(files: Record<string, string>) {
    write(files);
    git('add', '--all');
    git('commit', '--quiet', '--message=A change');
  }

  const reached = (budget = 1000) => {
    const { units, browserTests } = scopeOfChange({}, budget, root);
    return [...units, ...browserTests].toSorted();
  };

  test.each([
    ['a module', 'kit/pay.ts', ['kit/pay.test.ts', 'page/page.stories.tsx', 'tests/e2e/jobs.spec.ts']],
    ['a module without tests', 'kit/dates.ts', []],
    ['a style sheet', 'page/page.css', ['page/page.stories.tsx', 'tests/e2e/jobs.spec.ts', 'tests/styles.test.ts']],
    ['a document', 'docs/staff.md', ['tests/docs.test.ts']],
    ['a file that only a folder tells', 'page/screen-reader.txt', ['page/page.stories.tsx']],
    ['a file in a folder that a browser test is called after', 'page/home/vision.ts', ['tests/e2e/home.spec.ts']],
    ['a test', 'kit/pay.test.ts', ['kit/pay.test.ts']],
    [
      'a set-up file',
      'tests/set-up.ts',
      ['kit/pay.test.ts', 'page/page.stories.tsx', 'tests/docs.test.ts', 'tests/styles.test.ts'],
    ],
  ])('%s reaches what imports it, names it, is called after it or shares a text with it', (_what, file, tests) => {
    commit({ [file]: '/* changed */' });
    expect(reached()).toEqual(tests);
  });

  test('a package reaches all tests', () => {
    commit({ 'kit/package.json': '{ "name": "@site/kit", "version": "2.0.0" }' });
    expect(reached()).toHaveLength(6);
  });

  test('what is not committed counts on main, and everything since main on a branch', () => {
    write({ 'docs/staff.md': 'Good morning' });
    expect(reached()).toEqual(['tests/docs.test.ts']);
    git('checkout', '--quiet', '-b', 'a-branch');
    commit({ 'page/page.css': 'b {}' });
    write({ 'kit/new.test.ts': '' });
    expect(reached()).toContain('tests/docs.test.ts');
    expect(reached()).toContain('page/page.stories.tsx');
    expect(reached()).toContain('kit/new.test.ts');
  });

  test('when not all fit in the time, the nearest run, and those that changed', () => {
    write({ 'kit/pay.ts': 'export const pay = 3;', 'tests/e2e/home.spec.ts': '' });
    expect(scopeOfChange({ 'kit/pay.test.ts': 1 }, 1, root)).toEqual({
      paths: ['kit/pay.ts', 'tests/e2e/home.spec.ts'],
      units: ['kit/pay.test.ts'],
      browserTests: ['tests/e2e/home.spec.ts'],
      left: 2,
    });
  });

  test('a long one that has never run here does not take the time of the others', () => {
    write({ 'kit/pay.ts': 'export const pay = 3;', 'tests/contract/pay.test.ts': "import '../../kit/pay.ts';" });
    commit({});
    write({ 'kit/pay.ts': 'export const pay = 4;' });
    expect(reached(20 / availableParallelism())).toEqual(['kit/pay.test.ts', 'page/page.stories.tsx']);
  });
});
