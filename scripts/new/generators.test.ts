import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Change } from './change.ts';
import { generators } from './generators.ts';
import { insertBefore, insertSorted } from './insert.ts';

const root = dirname(dirname(import.meta.dirname));
const generate = (kind: string, name: string, options = {}) => generators[kind]?.run(new Change(root), name, options);

describe('a generator refuses', () => {
  test.each<[string, string, string, object, string]>([
    ['a name in capitals', 'component', 'RateCard', {}, "'RateCard' is not in kebab-case: write it like 'rate-card'."],
    ['a name with a path in it', 'brand', '../north', {}, 'kebab-case'],
    ['a component that exists', 'component', 'badge', {}, 'The design system has a badge.'],
    ['an unknown purpose', 'component', 'rate-card', { purpose: 'other' }, '--purpose is one of layout, type,'],
    ['a page that exists', 'page', 'marketing/terms', {}, 'marketing has a page terms.'],
    ['a page of no remote', 'page', 'terms', {}, 'Say which remote the page belongs to: marketing/terms.'],
    ['a page of an unknown remote', 'page', 'depots/list', {}, 'There is no remote depots.'],
    ['an address that a page has', 'page', 'marketing/rules', { path: '/terms' }, 'routes.tsx has the address /terms.'],
    ['an address on a list of routes', 'page', 'marketing/about', {}, 'upcoming-paths.ts has the address /about.'],
    ['an address of another remote', 'page', 'marketing/x', { path: '/jobs/x' }, 'belongs to the remote job-board.'],
    ['an address that is none', 'page', 'marketing/x', { path: 'x' }, "--path is an address of the site: '/x'."],
    ['an unknown layout', 'page', 'marketing/x', { layout: 'wide' }, '--layout is site or standalone.'],
    ['an unknown endpoint', 'page', 'marketing/x', { reads: 'nothing' }, '--reads is an endpoint of api/contract'],
    ['an endpoint that needs input', 'page', 'marketing/x', { reads: 'getJobDetails' }, 'without input'],
    ['routes that are no list', 'page', 'proposals/x', {}, 'remotes/proposals/src/routes.tsx: has no'],
    ['an endpoint that exists', 'endpoint', 'sync-status', {}, 'There is an endpoint syncStatus.'],
    [
      'a prefix that is none',
      'endpoint',
      'call-back',
      { form: true, prefix: 'x' },
      '--prefix is three capital letters',
    ],
    [
      'a prefix of another form',
      'endpoint',
      'message',
      { form: true, prefix: 'MSG' },
      'Another form has the prefix MSG',
    ],
    ['a remote that exists', 'remote', 'marketing', {}, 'There is a workspace marketing.'],
    ['a remote with the name of another workspace', 'remote', 'shell', {}, 'There is a workspace shell.'],
    ['a brand that exists', 'brand', 'wayfell', {}, 'There is a brand wayfell.'],
  ])('%s', (_case, kind, name, options, message) => {
    expect(() => generate(kind, name, options)).toThrow(message);
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
    expect(() => new Change(root).create('package.json', '{}')).toThrow('package.json exists.');
  });
});

describe('a line is inserted', () => {
  const exports = "// Doors.\nexport * from './a.ts';\nexport * from './c.ts';\n";
  const line = (name: string) => `export * from './${name}.ts';`;
  const pattern = /^export \* from '(.+)';$/;

  test.each(['0', 'b', 'd'])('%s among its like, in their order', (name) => {
    const lines = insertSorted(exports, line(name), pattern).trim().split('\n').slice(1);
    expect(lines).toEqual([line('a'), line('c'), line(name)].toSorted());
  });

  test('nowhere when there is nothing like it', () => {
    expect(() => insertSorted('// Doors.\n', line('b'), pattern)).toThrow('has no line like');
  });

  test('at the end of its own list and of no other', () => {
    const lists = 'const one = [\n1,\n];\nconst two = [\n2,\n];\n';
    const place = { start: 'const one = [', pattern: /^\];$/m };
    expect(insertBefore(lists, '3,\n', place)).toBe('const one = [\n1,\n3,\n];\nconst two = [\n2,\n];\n');
    expect(() => insertBefore(lists, '3,\n', { ...place, start: 'const three = [' })).toThrow('const three = [');
  });
});
