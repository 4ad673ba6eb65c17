import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notMain } from '../first-pictures.ts';
import { changedFiles, git } from './changed-files.ts';

let folder: string;

const write = (file: string, text: string) => writeFile(join(folder, file), text);

function commit() {
  git(folder, 'add', '-A');
  git(
    folder,
    '-c',
    'user.name=Tests',
    '-c',
    'user.email=tests@haulwell.example',
    'commit',
    '--no-gpg-sign',
    '-m',
    'Next',
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changed-files-'));
  git(folder, 'init', '--initial-branch', 'main');
  for (const file of ['kept', 'committed', 'edited', 'moved', 'deleted']) await write(file, `${file} at first`);
  commit();
});

afterAll(() => rm(folder, { recursive: true }));

test('on main, without changes, there is nothing to warn of and nothing to capture', () => {
  expect(notMain(folder)).toBe('');
  expect(changedFiles(folder).files).toEqual([]);
});

test('files that were committed on the branch, edited, moved, deleted or added have changed', async () => {
  git(folder, 'switch', '-c', 'my-change');
  await write('committed', 'now');
  commit();
  await write('edited', 'now');
  await write('ädded file', 'now');
  await rename(join(folder, 'moved'), join(folder, 'moved-here'));
  await rm(join(folder, 'deleted'));
  const uncommitted = ['deleted', 'edited', 'moved', 'moved-here', 'ädded file'];
  expect(changedFiles(folder).files).toEqual(['committed', ...uncommitted]);
  expect(changedFiles(folder, 'HEAD').files).toEqual(uncommitted);
  expect(changedFiles(folder, 'main').base).toBe(git(folder, 'rev-parse', '--short', 'main').trim());
  expect(notMain(folder)).toContain('on the branch my-change, with changes that are not committed');
});

test('what is no commit is refused', () => {
  expect(() => changedFiles(folder, 'nowhere')).toThrow("'nowhere' is neither a branch nor a commit");
  expect(() => changedFiles(folder, '--output=x')).toThrow('is neither a branch nor a commit');
});

test('without a branch main, the commit must be named', () => {
  git(folder, 'branch', '-m', 'main', 'trunk');
  expect(() => changedFiles(folder)).toThrow('There is no branch main here');
  expect(changedFiles(folder, 'trunk').files).toContain('committed');
});
