import { createHash } from 'node:crypto';
import { errorFields, type Log } from '@site/api/log.ts';
import { ReleaseRefused } from '@site/api/remotes/release-refused.ts';
import type { ReleasedVersion, Releases, RemotePointer } from '@site/api/remotes/releases.ts';
import type { SharedPackages } from '@site/remote-kit/descriptor.ts';
import { rejectionNote } from './rejection-note.ts';
import { linkProblems, type LinkedPart } from '../remotes/links.ts';
import { pathProblems, servedOf } from '../remotes/paths.ts';
import { readRegistrations, siteOf, type RegisteredFolder } from '../remotes/registrations.ts';
import type { Registry } from '../remotes/registry.ts';
import { findBuild, newestVersion, readBuild, type RemoteBuild } from '../remotes/remote-build.ts';

interface ReleaseUnseenOptions {
  remotesFolder: string;
  releases: Releases;
  /** What this shell shares. */
  provided: SharedPackages;
  /** The remotes as visitors get them now. */
  findRemotes: () => Promise<Pick<Registry, 'remotes'>>;
  /** The same with their links, and the shell's. */
  liveParts: () => Promise<readonly LinkedPart[]>;
  /** Why a build must not take over, whatever else is on the site; empty when it may. */
  problemsOf: (build: RemoteBuild) => Promise<readonly string[]>;
  /** Names the build of the shell: another one may accept what this one has rejected. */
  shellBuild: string;
  log: Log;
}

/** A build that was never released. */
interface Unseen {
  folder: RegisteredFolder;
  version: string;
  build: RemoteBuild;
  /** Undefined where nothing of the remote was ever live. */
  pointer: RemotePointer | undefined;
  /** If it was rejected before. */
  before: Pick<ReleasedVersion, 'reasons' | 'rejectedBy'> | undefined;
}

/**
 * When a server starts: releases the newest build of each remote that was never released. On a site where nothing was
 * ever live, that is the newest build that fits, untried. On any other, builds are tried, and take over together, as
 * they may link to one another's new pages. A removed remote stays removed. What this build of the shell has rejected
 * is not tried again.
 */
export async function releaseUnseen({
  remotesFolder,
  releases,
  provided,
  findRemotes,
  liveParts,
  problemsOf,
  shellBuild,
  log,
}: ReleaseUnseenOptions): Promise<void> {
  const pointers = new Map((await releases.pointers()).map((pointer) => [pointer.remote, pointer]));

  /** The newest build or, where none was ever released, the newest that fits the shell. */
  async function unseenIn(folder: RegisteredFolder): Promise<Unseen | undefined> {
    const newest = await newestVersion(folder.dist).catch(() => undefined);
    if (newest === undefined) return undefined;
    const known = await releases.versions(folder.name);
    const found = await unlessKnown(folder, newest, known);
    if (found || known.some(({ reasons }) => reasons.length === 0)) return found;
    const isKnown = (version: string) => version === newest || known.some((each) => each.version === version);
    const others = async (builds: readonly string[]) => builds.filter((version) => !isKnown(version));
    const { build } = await findBuild(folder, [], provided, others);
    return build && unlessKnown(folder, build.version, known);
  }

  async function unlessKnown(
    folder: RegisteredFolder,
    version: string,
    known: readonly ReleasedVersion[],
  ): Promise<Unseen | undefined> {
    const before = known.find((each) => each.version === version);
    if (before?.reasons.length === 0) return undefined;
    const pointer = pointers.get(folder.name);
    const { build, rejected } = await readBuild(folder, version, provided);
    if (!build) await reject({ folder, version, pointer, before }, rejected.reasons);
    else if (before && before.rejectedBy === judgeOf(folder)) sayRejected(folder, version, before.reasons);
    else return { folder, version, build, pointer, before };
    return undefined;
  }

  /** Those that may take over together. */
  async function fittingOf(unseen: readonly Unseen[]): Promise<readonly Unseen[]> {
    if (unseen.length === 0) return [];
    const live = await liveParts();
    const working = new Set<Unseen>();
    for (let rest = unseen; ; rest = rest.filter((each) => working.has(each))) {
      const problems = linkProblems(
        rest.map(({ build }) => build),
        live,
      );
      for (const each of rest) {
        const reasons = problems.get(each.build);
        if (reasons) await reject(each, reasons);
      }
      rest = rest.filter(({ build }) => !problems.has(build));
      const untried = rest.filter((each) => !working.has(each));
      // What does not work may have had pages that others link to.
      if (untried.length === 0) return rest;
      await Promise.all(untried.map(async (each) => (await works(each)) && working.add(each)));
    }
  }

  async function works(unseen: Unseen): Promise<boolean> {
    const reasons = await attempt(unseen.folder, () => problemsOf(unseen.build));
    if (reasons && reasons.length > 0) await reject(unseen, reasons, judgeOf(unseen.folder));
    return reasons?.length === 0;
  }

  const release = (unseen: Unseen) =>
    attempt(unseen.folder, async () => {
      const { folder, version, build, pointer } = unseen;
      const { name: remote } = folder;
      const wanted = { name: remote, paths: siteOf(folder, build).paths };
      const clashes = pathProblems(wanted, servedOf((await findRemotes()).remotes));
      if (clashes.length > 0) return void (await reject(unseen, clashes));
      await releases.change({ remote, version, revision: pointer?.revision ?? 0, action: 'release' }, 'start');
      log.info('remote.released', { remote, version, by: 'start' });
    });

  function reject(
    { folder, version, pointer, before }: Omit<Unseen, 'build'>,
    reasons: readonly string[],
    rejectedBy?: string,
  ) {
    sayRejected(folder, version, reasons);
    const note = rejectionNote(reasons);
    if (note === before?.reasons.join('\n') && rejectedBy === before.rejectedBy) return undefined;
    const command = { remote: folder.name, version, note, revision: pointer?.revision ?? 0 };
    return attempt(folder, () => releases.change({ ...command, action: 'reject', rejectedBy }, 'start'));
  }

  const sayRejected = ({ name: remote }: RegisteredFolder, version: string, reasons: readonly string[]) =>
    log.error('remote.rejected', {
      remote,
      version,
      message: rejectionNote(reasons),
      served: pointers.get(remote)?.live ?? null,
    });

  /** The others are not kept waiting by one that cannot be released. */
  const attempt = <Value>({ name: remote }: RegisteredFolder, work: () => Promise<Value>): Promise<Value | undefined> =>
    work().catch((error: unknown) => {
      // Another server that starts at the same time has released it.
      if (!(error instanceof ReleaseRefused)) log.warn('remote.not-released', { remote, ...errorFields(error) });
      return undefined;
    });

  /** What has rejected a version rejects it again: the shell, with what the site lets the remote have. */
  const judgeOf = ({ paths, budget }: RegisteredFolder): string =>
    createHash('sha256')
      .update(JSON.stringify([shellBuild, paths, budget]))
      .digest('base64url');

  const folders = (await readRegistrations(remotesFolder)).filter(
    ({ name, problem }) => problem === undefined && pointers.get(name)?.live !== null,
  );
  const unseen = await Promise.all(folders.map((folder) => attempt(folder, () => unseenIn(folder))));
  const found = unseen.filter((each) => each !== undefined);
  const isFirst = ({ before }: Unseen) => pointers.size === 0 && !before;
  // One after the other: the first by name has a path that two of them want.
  for (const each of found.filter(isFirst)) await release(each);
  const tried = found.filter((each) => !isFirst(each));
  // A pinned remote's version is only recorded: nobody can count on its pages.
  const [alone, together] = [true, false].map((isPinned) =>
    tried.filter(({ pointer }) => (pointer?.isPinned ?? false) === isPinned),
  );
  const fitting = await Promise.all([...alone!.map((each) => [each]), together!].map(fittingOf));
  for (const each of fitting.flat()) await release(each);
}
