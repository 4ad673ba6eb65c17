import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';
import { PROMISED_BROWSERS } from '../../build/browsers.ts';
import { isTestFile } from '../../lint/layers.ts';
import { iteratorHelpers, newerMembers, newerNames } from '../browsers/newer-features.ts';
import { calleeName, parse } from './syntax.ts';

const root = dirname(dirname(import.meta.dirname));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Names that our code and our packages give to something else as well. */
const OTHER_THINGS = new Set([
  'drop', // of a page's data, of a search
  'error', // of the console, of a result
  'escape', // CSS's
  'pause', // of a video, a drawing's class
  'take', // of a page's data
  'union', // of schemas
  'use', // React's
]);

/** What a script uses that not all promised browsers have: 'toSorted', 'URL.parse'. */
function newerIn(file: string, text: string): string[] {
  const used = new Set<string>();
  const own = new Set<string>();
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      const { name } = property;
      if (newerNames.has(name) && !OTHER_THINGS.has(name)) used.add(name);
      if (iteratorHelpers.has(name) && makesIterator(object)) used.add(`Iterator.${name}`);
      const member = object.type === 'Identifier' ? `${object.name}.${name}` : '';
      if (newerMembers.has(member)) used.add(member);
    },
    MethodDefinition({ key }) {
      if (key.type === 'Identifier') own.add(key.name);
    },
  }).visit(parse(file, text).program);
  return [...used].filter((name) => !own.has(name));
}

const makesIterator = (object: ESTree.Expression): boolean =>
  object.type === 'CallExpression' &&
  (object.arguments.length === 0 || calleeName(object) === 'matchAll') &&
  ['entries', 'keys', 'matchAll', 'values'].includes(calleeName(object) ?? '');

test('the README names the oldest browsers that builds are made for', () => {
  const { chrome, edge, firefox, safari, ios } = PROMISED_BROWSERS;
  expect(edge).toBe(chrome);
  expect(ios).toBe(safari);
  expect(read('README.md')).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`);
});

/** The scripts of the builds that are served. */
const shipped = [
  'shell/dist/client',
  ...globSync('remotes/*/dist/remote.json', { cwd: root }).map((file) => {
    const { version } = JSON.parse(read(file)) as RemoteDescriptor;
    return join(dirname(file), version, 'client');
  }),
].flatMap((folder) => globSync(`${folder}/**/*.js`, { cwd: root }));

const sources = globSync('{shell/src,remotes/*/src,remote-kit,design-system/src,api/contract}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /node_modules|dist/.test(String(path)) || isTestFile(String(path)),
});

test.each([
  ['what browsers load, packages included,', shipped],
  ['our own code for browsers', sources],
])('%s uses nothing that a promised browser lacks', (_, files) => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => newerIn(file, read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

test.each([
  ['Promise.withResolvers()', 'withResolvers'],
  ['jobs.toSorted()', 'toSorted'],
  ['Object.groupBy(jobs, by)', 'groupBy'],
  ['one.isSubsetOf(other)', 'isSubsetOf'],
  ['URL.parse(href)', 'URL.parse'],
  ['AbortSignal.any(signals)', 'AbortSignal.any'],
  ['counts.values().map(double)', 'Iterator.map'],
])('%s would be found', (code, name) => {
  expect(newerIn('a.js', code)).toContain(name);
});

test.each(['jobs.findLast(fits)', 'jobs.at(-1)', 'JSON.parse(text)', 'Object.values(jobs).map(toCard)'])(
  '%s may be used',
  (code) => expect(newerIn('a.js', code)).toEqual([]),
);
