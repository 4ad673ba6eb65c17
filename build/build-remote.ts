import { join } from 'node:path';
import { build } from 'vite';
import { buildApp } from './app.ts';
import { completeNotices } from './licences.ts';
import { writeModuleHashes } from './module-hashes.ts';
import { precompress } from './precompress.ts';
import { publish } from './publish.ts';
import { nameOfRemote, remoteClientConfig, remoteServerConfig } from './remote-config.ts';
import { describeRemote } from './remote-descriptor.ts';

interface Steps {
  /** Adds to the finished build in this folder, before it is published. */
  complete?(build: string): Promise<void>;
}

/** Builds the remote in the folder `root` into a new `dist/<version>`. What fails is printed and ends the process. */
export async function buildRemote(root: string, { complete }: Steps = {}): Promise<void> {
  const name = nameOfRemote(root);
  const dist = join(root, 'dist');
  const unfinished = join(dist, '.unfinished');
  await buildApp(root, {
    async bundle() {
      await build(remoteServerConfig(root, join(unfinished, 'server')));
      await build(remoteClientConfig(root, join(unfinished, 'client')));
      await completeNotices(join(unfinished, 'client'));
      await writeModuleHashes(unfinished);
      await precompress(join(unfinished, 'client'));
    },
    async publish() {
      const descriptor = await describeRemote(root, name, unfinished);
      await complete?.(unfinished);
      await publish(dist, unfinished, descriptor);
      console.log(`${name} ${descriptor.version}: ${descriptor.routes.length} routes`);
    },
  });
}
