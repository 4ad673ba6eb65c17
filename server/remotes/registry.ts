import { errorFields, type Log, within } from '@site/api/program';
import type { SharedPackages } from '@site/remote-kit/descriptor.ts';
import type { RemotePointer } from '../releases/history/release-state.ts';
import type { Releases } from '../releases/history/releases.ts';
import type { FoundRemote } from './found-remote.ts';
import { createMissingFetcher } from './origins/fetch-missing.ts';
import { withOwnPaths } from './paths.ts';
import { readRegistrations, siteOf, type RegisteredFolder } from './registrations.ts';
import { rememberLast } from './remember-last.ts';
import { findBuild, newestVersion, readBuild, type RemoteBuild } from './remote-build.ts';

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
  releases?: Pick<Releases, 'pointers' | 'versions'> | undefined;
  /** What this shell shares. */
  provided: SharedPackages;
  log: Log;
}

/** Returns a function that reads which remotes are in a folder, and which builds of them this shell serves. */
export function createRegistryReader({
  remotesFolder,
  atOrigins = async () => [],
  releases,
  provided,
  log,
}: ReaderOptions): () => Promise<Registry> {
  const logOnce = createOnce(log);
  const sayUnreadable = (error: unknown) => log.error('releases.unreadable', { message: String(error) });
  const readPointers = releases && rememberLast(releases.pointers, sayUnreadable);
  const readVersions = releases && rememberLast(() => releases.versions(), sayUnreadable);
  const fetchMissing = createMissingFetcher((failed) => logOnce('remote.not-fetched', failed));
  let isFirst = true;

  /** @param isReleased whether the database knows what was released: then nothing else is served */
  async function find(
    folder: RegisteredFolder,
    pointer: RemotePointer | undefined,
    isReleased: boolean,
  ): Promise<FoundRemote> {
    const { name, dist } = folder;
    try {
      if (folder.problem !== undefined) throw new Error(folder.problem);
      if (!pointer && (isReleased || folder.origin)) throw new Error(NEVER_RELEASED);
      const wanted = pointer ? [pointer.live, pointer.lastGood] : [await newestVersion(dist)];
      const { build, rejected } = await findBuild(
        folder,
        wanted.filter((version) => version !== null),
        provided,
        pointer && ((builds) => provenOf(name, builds)),
      );
      if (rejected) {
        const { version, reasons } = rejected;
        const served = build?.version ?? null;
        logOnce('remote.rejected', { remote: name, version, message: reasons.join('; '), served });
      }
      const { paths } = pointer && build ? siteOf(folder, build) : folder;
      const gradual = build && pointer?.gradual && (await served(folder, pointer.gradual));
      return { name, paths, ...(build && { build }), ...(gradual && { gradual }), ...(rejected && { rejected }) };
    } catch (error) {
      // Nobody has agreed to paths that were only asked for.
      const paths = pointer || !folder.origin?.isManifest ? folder.paths : [];
      return { name, paths, problem: String(errorFields(error)['message']) };
    }
  }

  /** Which of these visitors have had before, and may have again. */
  async function provenOf(remote: string, builds: readonly string[]): Promise<readonly string[]> {
    const known = (await readVersions?.()) ?? [];
    const proven = known.filter((each) => each.remote === remote && each.wasLive && each.reasons.length === 0);
    return builds.filter((build) => proven.some(({ version }) => version === build));
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
    const found = present.map((folder) => find(folder, pointerOf.get(folder.name), known !== undefined));
    const remotes = withOwnPaths(await Promise.all(found));
    for (const { name, problem } of remotes)
      if (problem !== undefined && problem !== NEVER_RELEASED)
        logOnce('remote.not-found', { remote: name, message: problem });
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

/** Nothing is wrong with that. */
const NEVER_RELEASED = 'none of its versions has been released';
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
