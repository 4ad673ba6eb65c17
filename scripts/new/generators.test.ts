import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Change } from './change.ts';
import { deleteRemote } from './delete-remote.ts';
import { run } from './generators.ts';
import { insertBefore, insertSorted } from './insert.ts';

const root = dirname(dirname(import.meta.dirname));
const generate = (kind: string, name: string, options = {}) => run(new Change(root), kind, name, options);

describe('a generator refuses', () => {
  test.each<[string, string, string, object, string]>([
    ['a name in capitals', 'component', 'RateCard', {}, "'RateCard' is not in kebab-case: write it like 'rate-card'."],
    ['a name with a path in it', 'brand', '../north', {}, 'kebab-case'],
    ['a component that exists', 'component', 'badge', {}, 'The design system already has a badge.'],
    [
      'what is for another',
      'component',
      'rate-card',
      { form: true },
      'component takes no --form: npm run new -- component',
    ],
    ['an address for what has none', 'brand', 'north', { path: '/north' }, 'brand takes no --path'],
    ['an unknown purpose', 'component', 'rate-card', { purpose: 'other' }, '--purpose must be one of layout, type,'],
    ['a page that exists', 'page', 'marketing/terms', {}, 'marketing already has a page terms.'],
    ['a page without a remote', 'page', 'terms', {}, 'Say which remote the page belongs to: marketing/terms.'],
    ['a page in an unknown remote', 'page', 'depots/list', {}, 'There is no remote depots.'],
    [
      'a path that a page has',
      'page',
      'marketing/rules',
      { path: '/terms' },
      'routes.tsx already has the path /terms.',
    ],
    [
      'a path on a list of routes',
      'page',
      'proposals/x',
      { path: '/lcrca-proposal' },
      'proposal-routes.ts already has the path /lcrca-proposal.',
    ],
    ['another remote’s path', 'page', 'marketing/x', { path: '/jobs/x' }, 'belongs to the remote job-board.'],
    ['an invalid path', 'page', 'marketing/x', { path: 'x' }, "The address must be a path on the site: '/x'."],
    ['an unknown layout', 'page', 'marketing/x', { layout: 'wide' }, '--layout must be site or standalone.'],
    ['an unknown endpoint', 'page', 'marketing/x', { reads: 'nothing' }, '--reads must be an endpoint in api/contract'],
    [
      'a page for staff that reads nothing',
      'page',
      'staff-tools/x',
      {},
      'api/contract/staff-endpoints.ts, such as auditLog',
    ],
    ['reading an endpoint that needs input', 'page', 'marketing/x', { reads: 'getJobDetails' }, 'needs input'],
    ['routes that are not a list', 'page', 'proposals/x', {}, 'remotes/proposals/src/routes.tsx: has no'],
    [
      'a fragment that exists',
      'fragment',
      'job-board/latest-jobs',
      {},
      'job-board already has a fragment latest-jobs.',
    ],
    [
      'a fragment without a remote',
      'fragment',
      'saved-count',
      {},
      "<remote>/<name>, like job-board/saved-count: not 'saved",
    ],
    ['a fragment without a name', 'fragment', 'job-board/', {}, "not 'job-board/'."],
    ['a fragment below another', 'fragment', 'job-board/a/b', {}, "not 'job-board/a/b'."],
    ['an endpoint that exists', 'endpoint', 'sync-status', {}, 'There is already an endpoint syncStatus.'],
    [
      'an invalid prefix',
      'endpoint',
      'call-back',
      { form: true, prefix: 'x' },
      '--prefix must be three capital letters',
    ],
    [
      'a prefix of another form',
      'endpoint',
      'message',
      { form: true, prefix: 'MSG' },
      'Another form has the prefix MSG',
    ],
    ['a remote that exists', 'remote', 'marketing', {}, 'There is already a workspace marketing.'],
    ['a remote with the name of another workspace', 'remote', 'shell', {}, 'There is already a workspace shell.'],
    ['a brand that exists', 'brand', 'wayfell', {}, 'There is already a brand wayfell.'],
    ['a version by its number', 'version', '1.8.0', {}, 'A version is one of major, minor, patch.'],
  ])('%s', (_case, kind, name, options, message) => {
    expect(() => generate(kind, name, options)).toThrow(message);
  });
});

/** The files that a generator makes or changes. */
function filesOf(kind: string, name: string, options = {}): readonly string[] {
  const change = new Change(root);
  run(change, kind, name, options);
  return change.files;
}

test('an endpoint is its folder, and a line in two lists', () => {
  expect(filesOf('endpoint', 'depot-list')).toEqual([
    'api/endpoints/jobs/depot-list/contract.ts',
    'api/endpoints/jobs/depot-list/handler.ts',
    'api/endpoints/jobs/depot-list/mock.ts',
    'api/contract/site-endpoints.ts',
    'mocks/registry.ts',
  ]);
});

test('a page of the desk is two files, and a line in its routes: with its endpoint, a list is eight files', () => {
  const page = filesOf('page', 'staff-tools/refusals', { reads: 'auditLog' });
  expect(page).toEqual([
    'remotes/staff-tools/src/pages/refusals/page.stories.tsx',
    'remotes/staff-tools/src/pages/refusals/page.tsx',
    'remotes/staff-tools/src/routes.tsx',
  ]);
  expect([...filesOf('endpoint', 'depot-list'), ...page]).toHaveLength(8);
});

describe('a fragment of a remote in another repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'payroll-'));
  const from = join(folder, 'remote.json');
  const input = { type: 'object', required: ['month'], properties: { month: { type: 'integer' } } };
  writeFileSync(from, JSON.stringify({ name: 'payroll', fragments: [{ name: 'next-payday', input }] }));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is known by what its build says, beside those from here', () => {
    const change = new Change(root);
    run(change, 'fragment', 'payroll/next-payday', { from });
    expect(change.files).toEqual(['remote-kit/fragment-inputs.ts']);
    const module = change.read('remote-kit/fragment-inputs.ts');
    expect(module).toContain(`'payroll/next-payday': { "month": number; };`);
    expect(module).toContain("'job-board/latest-jobs': {");
  });

  const unlike = join(folder, 'unlike.json');
  writeFileSync(unlike, '[]');

  test.each([
    ['by what is not JSON', 'payroll/next-payday', import.meta.filename, 'is not the remote.json of a remote: '],
    ['by other JSON', 'payroll/next-payday', unlike, 'unlike.json is not the remote.json of a remote: '],
    ['that its build does not have', 'payroll/who-to-ask', from, 'These are there: payroll/next-payday.'],
    ['without its build', 'payroll/next-payday', join(folder, 'none.json'), 'There is no '],
  ])('is not known %s', (_case, place, file, message) => {
    expect(() => generate('fragment', place, { from: file })).toThrow(message);
  });
});

const CHANGELOG = 'design-system/CHANGELOG.md';
const PACKAGE = 'design-system/package.json';

describe('a new component of the design system', () => {
  const change = new Change(root);
  for (const name of ['rate-card', 'toll-plate']) run(change, 'component', name, {});

  test('is announced under “Unreleased”, as are those before it', () => {
    const [unreleased = ''] = change.read(CHANGELOG).split('## [Unreleased]\n\n').slice(1).join().split('\n## [');
    expect(unreleased).toMatch(/^### Added\n\n- `TollPlate`: a toll plate.\n- `RateCard`: a rate card.\n/);
  });

  test('claims no version, and changes no package', () => {
    expect(change.files.filter((file) => /package|releases\//.test(file))).toEqual([]);
  });

  test('has guidance from the start: anatomy, do and don’t, content', () => {
    expect(change.read('design-system/src/components/rate-card/SPEC.md').match(/^## .*$/gm)).toEqual([
      '## Anatomy',
      '## Do and don’t',
      '## Content',
    ]);
  });
});

describe('a version of the design system', () => {
  test('is what was unreleased, in its changelog and wherever it is depended on', () => {
    const change = new Change(root);
    change.edit(
      CHANGELOG,
      () => '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- `Toll`.\n\n## [1.7.2] - 2026-11-28\n',
    );
    change.editJson<{ version: string }>(PACKAGE, (own) => Object.assign(own, { version: '1.7.2' }));
    run(change, 'version', 'minor', {});
    expect(change.read(CHANGELOG)).toMatch(
      /\n## \[1\.8\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- `Toll`\.\n\n## \[1\.7\.2\]/,
    );
    for (const file of [PACKAGE, 'shell/package.json', 'package-lock.json'])
      expect(change.read(file)).toContain('1.8.0');
  });

  test('is not made of nothing', () => {
    const change = new Change(root);
    change.edit(CHANGELOG, () => '# Changelog\n\n## [1.7.2] - 2026-11-28\n');
    expect(() => run(change, 'version', 'patch', {})).toThrow('there is nothing to release');
  });
});

describe('a remote is not deleted', () => {
  test.each([
    ['that is not there', 'depots', 'There is no remote depots.'],
    ['by a path', '../remotes/job-board', 'There is no remote ../remotes/job-board.'],
    [
      'while sources link to its pages',
      'marketing',
      /still link to pages of marketing, or show its fragments:[^]*shell\/src\/pages\/page-error.tsx/,
    ],
    ['while articles link to its pages', 'job-board', /remotes\/marketing\/src\/\S+\.mdx/],
    ['while pages show its fragments', 'job-board', 'remotes/marketing/src/features/newest-jobs/newest-jobs.tsx'],
  ])('%s', async (_case, name, message) => {
    await expect(deleteRemote(new Change(root), name)).rejects.toThrow(message);
  });
});

describe('nothing is written', () => {
  test('when one of the files cannot be formatted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'change-'));
    try {
      const change = new Change(folder);
      change.create('good.ts', 'export const one = 1;');
      change.create('bad.ts', 'export const = 1;');
      await expect(change.write()).rejects.toThrow();
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('over a file that exists', () => {
    expect(() => new Change(root).create('package.json', '{}')).toThrow('package.json already exists.');
  });
});

describe('a line is inserted', () => {
  const exports = "// Doors.\nexport * from './a.ts';\nexport * from './c.ts';\n";
  const line = (name: string) => `export * from './${name}.ts';`;
  const pattern = /^export \* from '(.+)';$/;

  test.each(['0', 'b', 'd'])('%s among similar lines, in order', (name) => {
    const lines = insertSorted(exports, line(name), pattern).trim().split('\n').slice(1);
    expect(lines).toEqual([line('a'), line('c'), line(name)].toSorted());
  });

  test('nowhere when there is no similar line', () => {
    expect(() => insertSorted('// Doors.\n', line('b'), pattern)).toThrow('has no line like');
  });

  test('at the end of its own list and no other', () => {
    const lists = 'const one = [\n1,\n];\nconst two = [\n2,\n];\n';
    const place = { start: 'const one = [', pattern: /^\];$/m };
    expect(insertBefore(lists, '3,\n', place)).toBe('const one = [\n1,\n3,\n];\nconst two = [\n2,\n];\n');
    expect(() => insertBefore(lists, '3,\n', { ...place, start: 'const three = [' })).toThrow('const three = [');
  });
});
