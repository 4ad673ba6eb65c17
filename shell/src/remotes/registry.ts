import type { PageLayout, RemoteModule } from '@site/remote-kit';
import type { ForeignContainer } from '@site/remote-kit/descriptor.ts';

export interface RegisteredRoute {
  path: string;
  layout: PageLayout;
}

/** A file with the hashes of modules, which has a hash itself, as subresource integrity has it. */
interface ModuleHashes {
  url: string;
  integrity: string;
}

/**
 * What the browser is told about one remote, pinned in the page's HTML so that the HTML and the code that hydrates it
 * have the same version. `entry` and `version` are missing when the server could not find the remote's files.
 */
export interface RegisteredRemote {
  name: string;
  version?: string;
  /** URL of the module that exports its routes. */
  entry?: string;
  /** The hashes of its modules; missing for a remote that is served from its sources. */
  moduleHashes?: ModuleHashes | undefined;
  /** Of a remote that was built with other tools, and that only browsers render; with the hash of its entry. */
  foreign?: (ForeignContainer & { integrity: string | undefined }) | undefined;
  routes: readonly RegisteredRoute[];
}

/** One that was built with other tools. */
export type ForeignRemote = RegisteredRemote & { foreign: NonNullable<RegisteredRemote['foreign']> };

export const isForeign = (remote: RegisteredRemote): remote is ForeignRemote => remote.foreign !== undefined;

export type LoadRemote = (remote: RegisteredRemote) => Promise<RemoteModule>;

/** A remote's code could not be loaded, or lacks what the registry promises. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
  readonly remote: string;
  readonly version: string | undefined;
  /** Where the version says what modules it has. */
  readonly moduleHashes: string | undefined;

  constructor(remote: RegisteredRemote, options?: ErrorOptions) {
    super(`The remote "${remote.name}" (${remote.version ?? 'no version'}) could not be loaded`, options);
    this.remote = remote.name;
    this.version = remote.version;
    this.moduleHashes = remote.moduleHashes?.url;
  }
}
