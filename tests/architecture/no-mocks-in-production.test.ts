import { globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse, runtimeImports } from './syntax.ts';

const root = dirname(dirname(import.meta.dirname));

/** What the API finds in the endpoints' folders, which no import tells. */
const HANDLERS = globSync('api/endpoints/*/*/handler.ts', { cwd: root });

/** The project's own files that are loaded when these are. */
function reachableFrom(...entries: readonly string[]): string[] {
  const reached = new Set(entries.map((entry) => join(root, entry)));
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
  return [...reached].map((file) => relative(root, file));
}

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  const parsed = parse(file, text);
  const dynamic = parsed.module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, from] = /^['"](.+)['"]$/.exec(text.slice(start, end)) ?? [];
    return from ?? [];
  });
  return [...runtimeImports(parsed).map(({ from }) => from), ...reExportsOf(parsed), ...dynamic]
    .filter((from) => from.startsWith('.') || from.startsWith('@site/'))
    .map((from) => realpathSync(createRequire(file).resolve(from)));
}

const reExportsOf = ({ module }: ReturnType<typeof parse>): string[] =>
  module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
  );

const isForQa = (file: string) =>
  /^mocks\/|^api\/endpoints\/.*\/mock\.ts$/.test(file) || file.startsWith('server/mocked/');

test.each(['server/main.ts', 'api/admin/main.ts'])('nothing that %s loads belongs to the mocks', (entry) => {
  const files = reachableFrom(entry, ...HANDLERS);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(isForQa)).toEqual([]);
});

test('what the mocked site loads would be found', () => {
  const files = reachableFrom('server/mocked.ts').filter(isForQa);
  expect(files).toEqual(
    expect.arrayContaining(['mocks/index.ts', 'api/endpoints/jobs/get-jobs/mock.ts', 'mocks/guide/page.ts']),
  );
});
