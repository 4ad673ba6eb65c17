import type { RemoteRoute } from './remote.ts';

/** Package name -> version: '@site/design-system' -> '1.0.0'. */
export type SharedVersions = Readonly<Record<string, string>>;

/**
 * `dist/remote.json` and `dist/<version>/remote.json`, written by a remote's build and read by the composition server.
 * Paths are relative to `dist/<version>/client`.
 */
export interface RemoteDescriptor {
  name: string;
  /** The package's version and a hash of the build: '1.2.0-3f2a9c0d11be'. */
  version: string;
  /** The federation manifest. */
  entry: string;
  /** The shared packages it was built against: it needs these versions, or newer ones with the same major version. */
  shared: SharedVersions;
  routes: readonly DescribedRoute[];
}

interface DescribedRoute extends Pick<RemoteRoute, 'path' | 'layout'> {
  /** What a browser loads to show this route, so that the HTML can request all of it at once. */
  js: readonly string[];
  css: readonly string[];
}
