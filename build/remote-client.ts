import { build, type Rolldown } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { remoteClientConfig } from './remote-config.ts';

/** Builds what browsers load of the remote in the folder `root`: once to see what its pages share, then for good. */
export async function buildRemoteClient(root: string, outDir: string): Promise<Rolldown.RolldownOutput> {
  const config = remoteClientConfig(root, outDir);
  const first = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } });
  const groups = chunkGroups((first as Rolldown.RolldownOutput).output);
  return (await build(remoteClientConfig(root, outDir, groups))) as Rolldown.RolldownOutput;
}
