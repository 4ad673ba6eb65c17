import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { RemoteDescriptor, SharedNames } from '@site/remote-kit/descriptor.ts';
import { buildApp } from './app.ts';
import { completeNotices } from './licences.ts';
import { writeModuleHashes } from './module-hashes.ts';
import { precompress } from './precompress.ts';
import { publish } from './publish.ts';
import { buildRemoteClient } from './remote-client.ts';
import { nameOfRemote, remoteServerConfig } from './remote-config.ts';
import { describeRemote } from './remote-descriptor.ts';
import { sharedImports } from './shared-imports.ts';
import { unfinishedIn } from './unfinished.ts';

interface Steps {
  /** Adds to the finished build in this folder, before it is published. */
  complete?(build: string): Promise<void>;
  /** @throws with the reason why the build must not be published */
  check?(descriptor: RemoteDescriptor): void;
}

/** Builds the remote in the folder `root` into a new `dist/<version>`. What fails is printed and ends the process. */
export async function buildRemote(root: string, { complete, check }: Steps = {}): Promise<void> {
  const name = nameOfRemote(root);
  const dist = join(root, 'dist');
  const unfinished = await unfinishedIn(dist);
  process.once('exit', () => rmSync(unfinished, { recursive: true, force: true }));
  let imports: SharedNames = {};
  await buildApp(root, {
    async bundle() {
      const [client] = await Promise.all([
        buildRemoteClient(root, join(unfinished, 'client')),
        build(remoteServerConfig(root, join(unfinished, 'server'))),
      ]);
      imports = sharedImports(client.output);
      await completeNotices(join(unfinished, 'client'));
      await writeModuleHashes(unfinished);
      await precompress(join(unfinished, 'client'));
    },
    async publish() {
      const descriptor = await describeRemote(root, name, unfinished, imports);
      check?.(descriptor);
      await complete?.(unfinished);
      await publish(dist, unfinished, descriptor);
      console.log(`${name} ${descriptor.version}: ${descriptor.routes.length} routes`);
    },
  });
}
