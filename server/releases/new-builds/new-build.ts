import { errorFields, type Log } from '@site/api/program';
import type { SharedPackages } from '@site/remote-kit/descriptor.ts';
import type { LinkedPart } from '../../remotes/links.ts';
import type { RegisteredFolder } from '../../remotes/registrations.ts';
import type { Registry } from '../../remotes/registry.ts';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import { ReleaseRefused } from '../history/release-refused.ts';
import type { ReleasedVersion, RemotePointer } from '../history/release-state.ts';
import type { Releases } from '../history/releases.ts';

/** The site of a server that starts. */
export interface StartingSite {
  remotesFolder: string;
  releases: Releases;
  /** What this shell shares. */
  provided: SharedPackages;
  /** The remotes as visitors get them now. */
  findRemotes: () => Promise<Pick<Registry, 'remotes'>>;
  /** The same with their links, and the shell's. */
  liveParts: () => Promise<readonly LinkedPart[]>;
  /** Why a build must not go live, whatever else is on the site; empty when it may. */
  problemsOf: (build: RemoteBuild) => Promise<readonly string[]>;
  /** Names the build of the shell: another one may accept what this one has rejected. */
  shellBuild: string;
  log: Log;
}

/** A build that was never released. */
export interface NewBuild {
  folder: RegisteredFolder;
  version: string;
  build: RemoteBuild;
  /** Undefined where nothing of the remote was ever live. */
  pointer: RemotePointer | undefined;
  /** If it was rejected before. */
  before: Pick<ReleasedVersion, 'reasons' | 'rejectedBy'> | undefined;
}

/** Undefined when the work fails: the other remotes do not wait for one that cannot be released. */
export const attempt = <Value>(
  { log }: Pick<StartingSite, 'log'>,
  { name: remote }: Pick<RegisteredFolder, 'name'>,
  work: () => Promise<Value>,
): Promise<Value | undefined> =>
  work().catch((error: unknown) => {
    // Another server that starts at the same time has released it.
    if (!(error instanceof ReleaseRefused)) log.warn('remote.not-released', { remote, ...errorFields(error) });
    return undefined;
  });
