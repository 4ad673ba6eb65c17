/** Builds the shell in the current folder: `npm run build -w shell`. */
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { shellClientConfig, shellServerConfig } from './shell-config.ts';

const root = process.cwd();
await build(shellClientConfig(root));
await build(shellServerConfig(root));
await precompress(join(root, 'dist/client'));
