import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SharedNames } from '@site/remote-kit/descriptor.ts';
import { sharedModules } from './shared-packages.ts';

/** Of the router, the shell in the folder `root` shares a part. */
const ROUTER = 'src/remotes/router-surface.ts';

/** Which names the shell shares of each module. */
export async function sharedExports(root: string): Promise<SharedNames> {
  const namesOf = async (module: string) => {
    const id = module === 'react-router-dom' ? pathToFileURL(join(root, ROUTER)).href : import.meta.resolve(module);
    return [module, Object.keys((await import(id)) as object)] as const;
  };
  return Object.fromEntries(await Promise.all(sharedModules.map(namesOf)));
}
