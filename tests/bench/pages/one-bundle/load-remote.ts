import type { RemoteModule } from '@site/remote-kit';
import type { LoadRemote } from '../../../../shell/src/remotes/registry.ts';

const remotes = import.meta.glob<RemoteModule>('/remotes/*/src/routes.tsx', { eager: true });

/** In the place of the shell's own: every remote's table of routes is in the bundle, and a page's code loads lazily. */
export const createRemoteLoader =
  (): LoadRemote =>
  async ({ name }) => {
    const remote = remotes[`/remotes/${name}/src/routes.tsx`];
    if (!remote) throw new Error(`No remote is called ${name}`);
    return remote;
  };
