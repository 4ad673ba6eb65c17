import type { RemoteModule } from '@site/remote-kit';
import { checkModules } from './check-modules.ts';
import { host } from './federation.ts';
import { isForeign, type LoadRemote, type RegisteredRemote } from './registry.ts';

/**
 * Loads the routes of these remotes from their containers, in the versions that the page's HTML names. A remote's
 * modules are checked before they run.
 */
export function createRemoteLoader(remotes: readonly RegisteredRemote[]): LoadRemote {
  host.registerRemotes(
    remotes.flatMap(({ name, entry, foreign }) =>
      entry === undefined || foreign ? [] : { name, entry: new URL(entry, document.baseURI).href, type: 'module' },
    ),
  );
  return async (remote) => {
    if (!remote.entry) throw new Error('The server found no build of it');
    if (isForeign(remote)) return (await import('../foreign/foreign-remote.ts')).foreignRemote(remote);
    await checkModules(remote);
    const module = await host.loadRemote<RemoteModule>(`${remote.name}/routes`);
    if (!module) throw new Error('Its container exposes no routes');
    return module;
  };
}
