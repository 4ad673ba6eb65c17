import { loadRemote as loadFederated, registerRemotes } from '@module-federation/runtime';
import type { RemoteModule } from '../../../remotes/remote.ts';
import type { LoadRemote } from './registry.ts';

const registered = new Set<string>();

/** Fetches a remote's container from the version that the page's HTML names. Once fetched, it stays. */
export const loadRemote: LoadRemote = async ({ name, entry }) => {
  if (!entry) throw new Error('The server found no build of it');
  if (!registered.has(name)) {
    registerRemotes([{ name, entry, type: 'module' }]);
    registered.add(name);
  }
  const module = await loadFederated<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error('Its container is empty');
  return module;
};
