import { mkdtemp, mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRepository } from './new-repository.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'new-repository-'));
  await mkdir(join(place, 'taken'));
});
afterAll(() => rm(place, { recursive: true }));

test.each([
  ['Payroll', '/payroll', "'Payroll' is not in kebab-case"],
  ['payroll', 'payroll', "'payroll' is not a path: write it like '/payroll'."],
  ['payroll', '/', "'/' is not a path"],
  ['payroll', '/pay/:year', "'/pay/:year' is not a path"],
  ['taken', '/taken', 'taken already exists.'],
])('no repository %s with a page at %s is written, and it says why', async (name, path, reason) => {
  await expect(newRepository(place, name, path)).rejects.toThrow(reason);
  expect(await readdir(place, { recursive: true })).toEqual(['taken']);
});

test('no repository is written for a kit that is not there, and it says why', async () => {
  const kit = join(place, 'taken');
  await expect(newRepository(place, 'payroll', '/payroll', { kit })).rejects.toThrow(
    `There are no tarballs of the kit in ${kit}.`,
  );
  expect(await readdir(place, { recursive: true })).toEqual(['taken']);
});
