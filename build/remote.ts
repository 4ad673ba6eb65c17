/** Builds the remote in the current folder: `npm run build -w remotes/<name>`. */
import { basename, join } from 'node:path';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { describeRemote } from './remote-descriptor.ts';
import { remoteClientConfig, remoteServerConfig } from './remote-config.ts';

const root = process.cwd();
const name = basename(root);
await build(remoteClientConfig(root, name));
await build(remoteServerConfig(root));
await precompress(join(root, 'dist/client'));
const { version, routes } = await describeRemote(root, name);
console.log(`${name} ${version}: ${routes.length} routes`);
