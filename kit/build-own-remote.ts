import { join } from 'node:path';
import { buildRemote } from '../build/build-remote.ts';
import { readSharedPackages } from '../shell/server/assets.ts';
import { unsharedImports } from '../shell/server/remotes/compatibility.ts';
import { SITE } from './site-sources.ts';

/** Builds the remote in the folder `root`, unless it imports what the kit's shell does not share. */
export async function buildOwnRemote(root: string): Promise<void> {
  const { exports } = await readSharedPackages(join(SITE, 'shell/dist'));
  await buildRemote(root, {
    check({ name, imports }) {
      const problems = unsharedImports(imports, exports);
      if (problems.length > 0) throw new Error(`${name} is not built: ${problems.join('; ')}`);
    },
  });
}
