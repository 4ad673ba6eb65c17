import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Package {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Pick<Package, 'dependencies'>>;
}

const read = <Content>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Content;

const folders = globSync(
  (read<Package>('package.json').workspaces ?? []).map((folder) => `${folder}/package.json`),
  { cwd: root },
).map(dirname);
const workspaces = folders.map((folder) => ({ folder, ...read<Package>(join(folder, 'package.json')) }));
const versions = new Map(workspaces.map(({ name, version }) => [name, version]));
const lock = read<Lock>('package-lock.json');

/** The other workspaces that one names, in versions that they do not have: npm would look for those in the registry. */
const mismatches = ({ dependencies = {} }: Pick<Package, 'dependencies'> = {}) =>
  Object.entries(dependencies).filter(([name, version]) => versions.has(name) && versions.get(name) !== version);

test.each(workspaces)(
  '$folder names the other workspaces in the versions that they have',
  ({ folder, dependencies }) => {
    expect(mismatches({ dependencies: dependencies ?? {} })).toEqual([]);
    expect(mismatches(lock.packages[folder])).toEqual([]);
  },
);

test('a workspace in a version that it does not have would be found', () => {
  expect(mismatches({ dependencies: { '@site/design-system': '0.0.1' } })).toHaveLength(1);
});
