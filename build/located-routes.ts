import { posix } from 'node:path';
import type { Plugin } from 'vite';
import type { RemoteModule, RemoteRoute } from '@site/remote-kit';
import { REMOTE_ENTRY } from './remote-config.ts';
import { isNode, nodesIn, textOf } from './syntax.ts';

/** A route in the server's bundle. */
export interface LocatedRoute extends RemoteRoute {
  /** The page's module, in the remote's folder: 'src/pages/home/index.ts'. */
  source?: string;
}

export interface LocatedModule extends RemoteModule {
  routes: readonly LocatedRoute[];
}

/** Says of each route what its `load` imports, so that the build finds the files that its page needs. */
export const locateRoutes = (): Plugin => ({
  name: 'locate-routes',
  enforce: 'post',
  transform: {
    filter: { id: new RegExp(`/${REMOTE_ENTRY}$`) },
    handler(code) {
      const loads = importingLoads(this.parse(code)).toSorted((a, b) => b.start - a.start);
      return loads.reduce((text, { start, specifier }) => {
        const source = posix.join(posix.dirname(REMOTE_ENTRY), specifier);
        return `${text.slice(0, start)}source: ${JSON.stringify(source)}, ${text.slice(start)}`;
      }, code);
    },
  },
});

/** Where each `load` of an object is, and what it imports. */
const importingLoads = (module: unknown) =>
  [...nodesIn(module)].flatMap(({ type, start, key, value }) => {
    const isLoad = type === 'Property' && isNode(key) && key['name'] === 'load';
    const imported = isLoad && [...nodesIn(value)].find((node) => node.type === 'ImportExpression');
    const specifier = imported && textOf(imported['source']);
    return specifier ? [{ start: Number(start), specifier }] : [];
  });
