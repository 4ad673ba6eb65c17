/** Builds the shell in the current folder: `npm run build -w shell`. */
import { build } from 'vite';
import { shellClientConfig, shellServerConfig } from './shell-config.ts';

const root = process.cwd();
await build(shellClientConfig(root));
await build(shellServerConfig(root));
