import type { RemoteRoute } from './remote.ts';

/**
 * `dist/remote.json`, written by a remote's build and read by the composition server.
 * Paths are relative to `dist/<version>/client`.
 */
export interface RemoteDescriptor {
  name: string;
  /** The package's version and a hash of the build: '1.2.0-3f2a9c0d11be'. */
  version: string;
  /** The federation manifest. */
  entry: string;
  routes: readonly DescribedRoute[];
}

export interface DescribedRoute extends Pick<RemoteRoute, 'path' | 'layout'> {
  /** What a browser loads to show this route, so that HTML can ask for all of it at once. */
  js: readonly string[];
  css: readonly string[];
}
