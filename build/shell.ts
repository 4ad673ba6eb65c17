/** Builds the shell in the current folder: `npm run build -w shell`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { sharedVersions } from './shared-packages.ts';
import { shellClientConfig, shellServerConfig } from './shell-config.ts';

const root = process.cwd();
await build(shellClientConfig(root));
await build(shellServerConfig(root));
await precompress(join(root, 'dist/client'));
await writeFile(join(root, 'dist/shared.json'), JSON.stringify(sharedVersions(root), null, 2));
