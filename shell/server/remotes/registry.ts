import { errorFields, type Log } from '@site/api/log.ts';
import type { Releases, RemotePointer } from '@site/api/remotes/releases.ts';
import { within } from '@site/api/waiting.ts';
import { MODULE_HASHES, type SharedPackages } from '@site/remote-kit/descriptor.ts';
import type { RegisteredRemote } from '../../src/remotes/registry.ts';
import { createMissingFetcher } from './origins/fetch-missing.ts';
import { rememberLast } from './remember-last.ts';
import { readRegistrations, type RegisteredFolder } from './registrations.ts';
import { findBuild, newestVersion, readBuild, type RejectedBuild, type RemoteBuild } from './remote-build.ts';

/** A remote as the server found it. Without a build, its pages answer 503. */
export interface FoundRemote {
  name: string;
  paths: readonly string[];
  build?: RemoteBuild;
  /** The build that should be served, when it is not the one above. */
  rejected?: RejectedBuild;
  /** A version that a share of visitors gets. */
  gradual?: NonNullable<RemotePointer['gradual']>;
  /** Why nothing could be read. */
  problem?: string;
}

export interface Registry {
  remotes: readonly FoundRemote[];
  /** Changes whenever another version of a remote is served, or a remote appears or disappears. */
  revision: string;
  /**
   * Another version of a remote here than the live one, if it can be served. Whether it was released is for the caller
   * to know.
   */
  build?(remote: string, version: string): Promise<RemoteBuild | undefined>;
}

interface ReaderOptions {
  /** With one folder for each remote: see docs/contracts/registry.md. */
  remotesFolder: string;
  /** The remotes whose files are elsewhere; default: none. */
  atOrigins?: (() => Promise<readonly RegisteredFolder[]>) | undefined;
  /** Which versions are live; without it, the newest build that fits is. */
  pointers?: Releases['pointers'] | undefined;
  /** What this shell shares. */
  provided: SharedPackages;
  log: Log;
}

/** Returns a function that reads which remotes are in a folder, and which builds of them this shell serves. */
export function createRegistryReader({
  remotesFolder,
  atOrigins = async () => [],
  pointers,
  provided,
  log,
}: ReaderOptions): () => Promise<Registry> {
  const logOnce = createOnce(log);
  const readPointers =
    pointers && rememberLast(pointers, (error) => log.error('releases.unreadable', { message: String(error) }));
  const fetchMissing = createMissingFetcher((failed) => logOnce('remote.not-fetched', failed));
  let isFirst = true;

  async function find(folder: RegisteredFolder, pointer: RemotePointer | undefined): Promise<FoundRemote> {
    const { name, paths, dist } = folder;
    try {
      if (folder.problem !== undefined) throw new Error(folder.problem);
      if (folder.origin && !pointer) throw new Error('none of its versions has been released');
      const wanted = pointer ? [pointer.live, pointer.lastGood] : [await newestVersion(dist)];
      const { build, rejected } = await findBuild(
        folder,
        wanted.filter((version) => version !== null),
        provided,
      );
      if (rejected) {
        const { version, reasons } = rejected;
        const served = build?.version ?? null;
        logOnce('remote.rejected', { remote: name, version, message: reasons.join('; '), served });
      }
      const gradual = build && pointer?.gradual && (await served(folder, pointer.gradual));
      return { name, paths, ...(build && { build }), ...(gradual && { gradual }), ...(rejected && { rejected }) };
    } catch (error) {
      const problem = String(errorFields(error)['message']);
      logOnce('remote.not-found', { remote: name, message: problem });
      return { name, paths, problem };
    }
  }

  /** Without its files, a gradual release has no visitors. */
  async function served(folder: RegisteredFolder, gradual: NonNullable<RemotePointer['gradual']>) {
    const { rejected } = await readBuild(folder, gradual.version, provided);
    if (!rejected) return gradual;
    const { version, reasons } = rejected;
    logOnce('remote.rejected', { remote: folder.name, version, message: reasons.join('; '), served: null });
    return undefined;
  }

  return async () => {
    const [folders, known] = await Promise.all([readRegistrations(remotesFolder, await atOrigins()), readPointers?.()]);
    const pointerOf = new Map(known?.map((pointer) => [pointer.remote, pointer]));
    const present = folders.filter(({ name }) => pointerOf.get(name)?.live !== null);
    const fetched = Promise.all(present.map((folder) => fetchMissing(folder, versionsOf(pointerOf.get(folder.name)))));
    // Only a server that starts has nothing else to serve meanwhile.
    if (isFirst) await within(FIRST_FETCH_MS, fetched, undefined);
    isFirst = false;
    const remotes = await Promise.all(present.map((folder) => find(folder, pointerOf.get(folder.name))));
    return {
      remotes,
      revision: remotes.map(({ name, build }) => `${name}@${build?.version}`).join(),
      async build(remote, version) {
        const folder = present.find(({ name }) => name === remote);
        if (folder) void fetchMissing(folder, [version]);
        return folder && (await readBuild(folder, version, provided)).build;
      },
    };
  };
}

/** How long a server that starts waits for versions at origins. */
const FIRST_FETCH_MS = 20_000;

const versionsOf = (pointer: RemotePointer | undefined): string[] =>
  pointer ? [pointer.live, pointer.lastGood, pointer.gradual?.version].flatMap((version) => version ?? []) : [];

/** The registry is read every few seconds, and what is wrong with it is found each time. */
function createOnce(log: Log) {
  const logged = new Set<string>();
  return (event: string, fields: Record<string, string | null>) => {
    const key = JSON.stringify([event, fields]);
    if (logged.has(key)) return;
    logged.add(key);
    log.error(event, fields);
  };
}

/** The part of the registry that browsers receive. */
export function toRegisteredRemote({ name, paths, build }: FoundRemote): RegisteredRemote {
  if (!build) return { name, routes: paths.map((path) => ({ path, layout: 'site' })) };
  const integrity = build.files[`client/${MODULE_HASHES}`];
  return {
    name,
    version: build.version,
    entry: build.base + build.entry,
    ...(integrity && { moduleHashes: { url: build.base + MODULE_HASHES, integrity } }),
    routes: build.routes.map(({ path, layout }) => ({ path, layout })),
  };
}
