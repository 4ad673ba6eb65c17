import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('.github/CODEOWNERS', () => {
  const rules = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .map(([pattern = '', ...owners]) => ({ pattern, owners }));
  const layersAndRemotes = rules.filter(({ pattern }) => pattern !== '*');
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };

  test.each(globSync(workspaces, { cwd: root }))('names an owner of %s, not only of everything', (folder) => {
    const rule = layersAndRemotes.findLast(({ pattern }) => `/${folder}/`.startsWith(pattern));
    expect(rule?.owners).toContainEqual(expect.stringMatching(/^@[\w-]+\/[\w-]+$/));
  });

  test.each(layersAndRemotes)('has $pattern, which exists', ({ pattern }) => {
    expect(globSync(pattern.slice(1), { cwd: root })).toHaveLength(1);
  });
});

test('workflows name each action by its commit, with the version beside it', () => {
  const uses = globSync('.github/**/*.{yml,yaml}', { cwd: root }).flatMap((file) => read(file).match(/uses:.*/g) ?? []);
  expect(uses).not.toEqual([]);
  expect(uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
