import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { brand as facts } from '../../design-system/src/brand/facts.ts';
import { brand } from '../../design-system/src/brand/index.ts';
import { isTestFile } from '../../lint/layers.ts';

const root = dirname(dirname(import.meta.dirname));
const BRANDS = 'design-system/src/brand/';
const SOURCES =
  '{api,build,design-system/src,lint,mocks,remote-kit,remotes,scripts,server,shell}/**/*.{css,html,json,mjs,svg,ts,tsx,txt}';

/** The folder that a file of the current brand names. */
const brandOf = (file: string) => /'\.\/(\w+)\//.exec(readFileSync(join(root, BRANDS, file), 'utf8'))?.[1];

test('the site’s facts, its look and its answers come from the same brand', () => {
  expect(facts).toBe(brand);
  expect(brandOf('answers.ts')).toBe(brandOf('facts.ts'));
});

test('only the brand folders name an agency', () => {
  const names = globSync('*/', { cwd: join(root, BRANDS) });
  expect(names.length).toBeGreaterThan(1);
  const naming = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .filter((file) => !isTestFile(file))
    .filter((file) => new RegExp(names.join('|'), 'i').test(readFileSync(join(root, file), 'utf8')));
  for (const name of names) expect(naming).toContain(`${BRANDS}${name}/facts.ts`);
  expect(naming.filter((file) => !file.startsWith(BRANDS))).toEqual([]);
});
