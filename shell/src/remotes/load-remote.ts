import {
  loadRemote as loadFederated,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime';
import type { RemoteModule } from '@site/remote-kit';
import type { LoadRemote } from './registry.ts';

const registered = new Set<string>();

/** Fetches a remote's container in the version that the page's HTML names, once per document. */
export const loadRemote: LoadRemote = async ({ name, entry }) => {
  if (!entry) throw new Error('The server found no build of it');
  if (!registered.has(name)) {
    if (registered.size === 0) registerPlugins([strictVersions]);
    registerRemotes([{ name, entry, type: 'module' }]);
    registered.add(name);
  }
  const module = await loadFederated<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error('Its container is empty');
  return module;
};

/**
 * A remote's code uses the page's shared packages without comparing versions. Loading them through the runtime does
 * compare them: an incompatible remote fails here, before any of its pages runs.
 */
const strictVersions: ModuleFederationRuntimePlugin = {
  name: 'strict-versions',
  async initContainer(container) {
    const { entryGlobalName } = container.remoteInfo;
    const remote = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === entryGlobalName);
    if (!remote) throw new Error(`Its container is not called ${entryGlobalName}`);
    await Promise.all(Object.keys(remote.options.shared).map((name) => remote.loadShare(name)));
    return container;
  },
};
