import type { RemoteRoute } from './remote.ts';

/** Package name -> version: '@site/design-system' -> '1.0.0'. */
export type SharedVersions = Readonly<Record<string, string>>;

/** Module -> names in it: 'react-router-dom' -> ['Link', 'useLocation']. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/** What a shell shares with remotes. */
export interface SharedPackages {
  versions: SharedVersions;
  /** What a browser can import; missing where that is not known, as while a site is served from its sources. */
  exports?: SharedNames;
}

/**
 * `dist/remote.json` and `dist/<version>/remote.json`, written by a remote's build and read by the composition server.
 * Paths are relative to `dist/<version>/client`.
 */
export interface RemoteDescriptor {
  name: string;
  /** The package's version and a hash of the build: '1.2.0-3f2a9c0d11be'. */
  version: string;
  /** The module that exports the routes. */
  entry: string;
  /** What its package.json asked of the site when it was built; earlier builds do not say. */
  site?: RemoteSite | undefined;
  /** Of a remote that was built with other tools, and that only browsers render. */
  foreign?: ForeignContainer | undefined;
  /**
   * The hash of the sources that its tests passed with, and that it was built from; missing when they were not run, or
   * the sources were changed meanwhile.
   */
  tested?: string | undefined;
  /** The shared packages it was built against: it needs these versions, or newer ones with the same major version. */
  shared: SharedVersions;
  /** What its modules for browsers import of them. */
  imports: SharedNames;
  routes: readonly DescribedRoute[];
  /** The pages of other remotes that it links to. */
  links: readonly PageLink[];
  /** What pages of other remotes may show of it; earlier builds do not say. */
  fragments?: readonly DescribedFragment[] | undefined;
  /** What its pages show of other remotes. */
  places?: readonly PlacedPart[] | undefined;
  files: FileHashes;
}

/** A JSON Schema. */
export type InputSchema = Readonly<Record<string, unknown>>;

export interface DescribedFragment {
  /** 'latest-jobs' */
  name: string;
  /** What it must be given. */
  input: InputSchema;
  /** An input that it works with; earlier builds do not say. */
  example?: unknown;
  /** What a browser loads to hydrate it. */
  js: readonly string[];
  css: readonly string[];
}

/** A fragment that a remote's pages show, as it was when they were built. */
export interface PlacedPart {
  /** 'job-board/latest-jobs' */
  fragment: string;
  input: InputSchema;
}

/** How browsers load a container that was built with other tools, and what its pages say until it has loaded. */
export interface ForeignContainer {
  /** A module, or a script that sets a global variable. */
  type: 'module' | 'global';
  /** That variable. */
  globalName: string;
  title: string;
  /** Empty where nobody says any. */
  description: string;
}

/** What a remote asks of the site that serves it. */
export interface RemoteSite {
  /** The paths it may own; '/x/*' is /x and everything below it. */
  paths: readonly string[];
  budget: {
    /** The most bytes of JavaScript of its own, compressed with Brotli, that a route may need. */
    js: number;
  };
}

/** A page that a remote links to, by the path that is compiled into the link. */
export interface PageLink {
  /** The one that has the page. */
  remote: string;
  /** The page's path with its parameters' names: '/jobs/:slug'. */
  path: string;
}

/**
 * The SHA-256 of every file of a version, by its path below `dist/<version>`, as subresource integrity has it:
 * 'client/assets/routes.js' -> 'sha256-…'. `remote.json` and `built-from.json` are not among them.
 */
export type FileHashes = Readonly<Record<string, string>>;

/**
 * The file with the hashes of all modules of a version, beside them: `{ 'assets/routes.js': 'sha256-…' }`. A
 * browser that comes from another page reads it before it loads any of them.
 */
export const MODULE_HASHES = 'module-hashes.json';

/** The modules among a version's files that browsers may load, by their paths below `client`. */
export const browserModules = (files: FileHashes): FileHashes =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith('client/') && path.endsWith('.js'))
      .map(([path, hash]) => [path.slice('client/'.length), hash]),
  );

export interface DescribedRoute extends Pick<RemoteRoute, 'path' | 'layout'> {
  /** What a browser loads to show this route, so that the HTML can request all of it at once. */
  js: readonly string[];
  css: readonly string[];
}
