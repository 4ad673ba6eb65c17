/** Builds the shell in the current folder: `npm run build -w shell`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildApp } from './app.ts';
import { writeBrandImages } from './brand-images/write-brand-images.ts';
import { inputsOf, recordBuild } from './freshness.ts';
import { completeNotices, readNotices } from './licences.ts';
import { precompress } from './precompress.ts';
import { sharedVersions } from './shared-packages.ts';
import { shellClientConfig, shellServerConfig } from './shell-config.ts';

const root = process.cwd();
const dist = join(root, 'dist');
const designSystem = join(root, '../design-system/dist');
const inputs = await inputsOf(root);

await buildApp(root, {
  async bundle() {
    // The server build comes first: it reports a missing or invalid module at once, where the client build would wait.
    await build(shellServerConfig(root));
    await build(shellClientConfig(root));
    await completeNotices(join(dist, 'client'), await readNotices(designSystem));
    await writeBrandImages(designSystem, dist);
    await precompress(join(dist, 'client'));
  },
  async publish() {
    await writeFile(join(dist, 'shared.json'), JSON.stringify(sharedVersions(root), null, 2));
    await recordBuild(dist, inputs);
  },
});
