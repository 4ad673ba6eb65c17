/** For a remote's `vite.config.ts`: `plugins: [react(), siteRemote()]`. */
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { siteRemote as remote } from '../build/site-remote.ts';
import { readSharedPackages } from '../server/rendering/assets.ts';
import { unsharedImports } from '../server/remotes/compatibility.ts';
import { SITE } from './site-sources.ts';

/** Makes a remote of the site, unless it imports what the kit's shell does not share. */
export const siteRemote = (): PluginOption =>
  remote({
    async check({ name, imports }) {
      const { exports } = await readSharedPackages(join(SITE, 'shell/dist'));
      const problems = unsharedImports(imports, exports);
      if (problems.length > 0) throw new Error(`${name} is not built: ${problems.join('; ')}`);
    },
  });
