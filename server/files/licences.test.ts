import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, runtimeImports } from '../../tests/architecture/syntax.ts';
import { createLicences } from './licences.ts';
import type { FoundRemote } from '../remotes/found-remote.ts';

const shell = join(import.meta.dirname, '../../shell');
const root = join(shell, '..');

/** What a browser may be sent: everything but the servers, and tests. */
const BROWSER_SOURCES = '{api/contract,design-system/src,remote-kit,remotes/*/src,shell/src}/**/*.{ts,tsx}';

/** The npm packages that the browser's code imports. */
function importedPackages(): string[] {
  const files = globSync(BROWSER_SOURCES, { cwd: root }).filter(
    (file) => !/\.(test|stories|types-test)\.|[./](testing|test-support)[./]|entry-server|node_modules/.test(file),
  );
  const imported = files.flatMap((file) => runtimeImports(parse(file, readFileSync(join(root, file), 'utf8'))));
  const names = imported.map(({ from }) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? '');
  return [...new Set(names)].filter((name) => !/^(\.|@site$|@site\/|node:)/.test(name));
}

/** The fonts come from style sheets. */
const FONTS = Object.keys(
  (JSON.parse(readFileSync(join(root, 'design-system/package.json'), 'utf8')) as { dependencies: object }).dependencies,
).filter((name) => name.startsWith('@fontsource'));

function builtRemotes(): FoundRemote[] {
  return globSync('remotes/*/dist/remote.json', { cwd: root }).map((file) => {
    const { name, version } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; version: string };
    return {
      name,
      paths: [],
      build: { version, versions: join(root, `remotes/${name}/dist`) },
    } as unknown as FoundRemote;
  });
}

test('the licence of every package and font that browsers receive can be read', async () => {
  const text = await (await createLicences(shell, builtRemotes).request('/licences.txt')).text();
  const packages = importedPackages();
  expect(packages).toContain('@supabase/postgrest-js');
  expect(FONTS).not.toEqual([]);
  // The shell provides another package under this name.
  const expected = [...packages, ...FONTS].map((name) => (name === 'react-router-dom' ? 'react-router' : name));
  expect(expected.filter((name) => !new RegExp(`^${name} \\d`, 'm').test(text))).toEqual([]);
  expect(text).toContain('SIL Open Font License');
});
