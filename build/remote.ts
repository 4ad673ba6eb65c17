/** Builds the remote in the current folder: `npm run build -w remotes/<name>`. */
import { basename, join } from 'node:path';
import { build } from 'vite';
import { buildApp } from './app.ts';
import { inputsOf, recordBuild } from './freshness.ts';
import { completeNotices } from './licences.ts';
import { precompress } from './precompress.ts';
import { publish } from './publish.ts';
import { describeRemote } from './remote-descriptor.ts';
import { remoteClientConfig, remoteServerConfig } from './remote-config.ts';

const root = process.cwd();
const name = basename(root);
const dist = join(root, 'dist');
const unfinished = join(dist, '.unfinished');
const inputs = await inputsOf(root);

await buildApp(root, {
  async bundle() {
    // The server build comes first: it reports a missing or invalid module at once, where the client build would wait.
    await build(remoteServerConfig(root, join(unfinished, 'server')));
    await build(remoteClientConfig(root, name, join(unfinished, 'client')));
    await completeNotices(join(unfinished, 'client'));
    await precompress(join(unfinished, 'client'));
  },
  async publish() {
    const descriptor = await describeRemote(root, name, unfinished);
    await recordBuild(unfinished, inputs);
    await publish(dist, unfinished, descriptor);
    console.log(`${name} ${descriptor.version}: ${descriptor.routes.length} routes`);
  },
});
