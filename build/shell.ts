/** Builds the shell in the current folder: `npm run build -w shell`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildApp } from './app.ts';
import { writeBrandImages } from './brand-images/write-brand-images.ts';
import { inputsOf, recordBuild } from './freshness.ts';
import { completeNotices, readNotices } from './licences.ts';
import { precompress } from './precompress.ts';
import { writeSbom } from './sbom.ts';
import { sharedExports } from './shared-exports.ts';
import { sharedVersions } from './shared-packages.ts';
import { shellClientConfig, shellServerConfig } from './shell-config.ts';

const root = process.cwd();
const dist = join(root, 'dist');
const client = join(dist, 'client');
const designSystem = join(root, '../design-system/dist');
const inputs = await inputsOf(root);

await buildApp(root, async (types) => {
  await build(shellServerConfig(root));
  await build(shellClientConfig(root));
  await completeNotices(client, await readNotices(designSystem));
  await writeSbom(dist, root);
  const shared = { versions: sharedVersions(root), exports: await sharedExports(root) };
  await writeFile(join(dist, 'shared.json'), JSON.stringify(shared, null, 2));
  await writeBrandImages(designSystem, dist);
  await precompress(client);
  await types;
  await recordBuild(dist, inputs);
});
