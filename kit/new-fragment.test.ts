import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFragment } from './new-fragment.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-fragment-'));
  await writeFile(join(root, 'package.json'), '{ "name": "@site/payroll" }');
});
afterEach(() => rm(root, { recursive: true }));

test('a fragment is written with its story, and listed after those that are there', async () => {
  const files = await newFragment(root, 'next-payday');
  expect(files.toSorted()).toEqual([
    'src/fragments/index.ts',
    ...['index.ts', 'input.ts', 'next-payday.stories.tsx', 'next-payday.tsx'].map(
      (file) => `src/fragments/next-payday/${file}`,
    ),
  ]);
  await newFragment(root, 'who-to-ask');
  const list = await readFile(join(root, 'src/fragments/index.ts'), 'utf8');
  expect([...list.matchAll(/name: '([^']+)'/g)].map(([, name]) => name)).toEqual(['next-payday', 'who-to-ask']);
  expect(await readFile(join(root, 'src/fragments/next-payday/next-payday.stories.tsx'), 'utf8')).toContain(
    "title: 'Features/Payroll/Next payday'",
  );
});

test('a fragment that is there, or has no such name, is not written', async () => {
  await newFragment(root, 'next-payday');
  await expect(newFragment(root, 'next-payday')).rejects.toThrow('payroll already has a fragment next-payday.');
  await expect(newFragment(root, 'nextPayday')).rejects.toThrow("'nextPayday' is not in kebab-case");
  expect(await readdir(join(root, 'src/fragments'))).toHaveLength(2);
});
