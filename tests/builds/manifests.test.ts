import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSnapshotFromManifest, type Manifest, type StatsAssets } from '@module-federation/sdk';
import { expect, test } from 'vitest';
import { remoteNames, versionIn } from '../e2e/support/registry.ts';

const root = join(import.meta.dirname, '../..');

const filesOf = ({ js, css }: StatsAssets) => [...js.sync, ...js.async, ...css.sync, ...css.async];

test.each(remoteNames)('the manifest of %s names only files that are there', async (name) => {
  const build = join(root, 'remotes', name, 'dist');
  const client = join(build, await versionIn(build), 'client');
  const manifest = JSON.parse(await readFile(join(client, 'mf-manifest.json'), 'utf8')) as Manifest;
  const snapshot = generateSnapshotFromManifest(manifest, { version: '1' });
  const { remoteEntry, remoteEntryType, ssrRemoteEntry, modules, shared } = snapshot;
  expect([remoteEntry, remoteEntryType, ssrRemoteEntry]).toEqual(['remoteEntry.js', 'module', undefined]);
  expect(modules.map(({ moduleName }) => moduleName)).toContain('routes');
  const named = [remoteEntry, ...[...modules, ...shared].flatMap(({ assets }) => filesOf(assets))];
  expect(named.filter((file) => !existsSync(join(client, file)))).toEqual([]);
});
