import type { RemoteModule } from '@site/remote-kit';
import { checkModules } from './check-modules.ts';
import type { LoadRemote } from './registry.ts';

/** Imports a remote's routes in the version that the page's HTML names. Its modules are checked before they run. */
export const loadRemote: LoadRemote = async (remote) => {
  const { entry } = remote;
  if (!entry) throw new Error('The server found no build of it');
  await checkModules(remote);
  return (await import(/* @vite-ignore */ entry)) as RemoteModule;
};
