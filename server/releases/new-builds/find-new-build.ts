import type { RegisteredFolder } from '../../remotes/registrations.ts';
import { findBuild, newestVersion, readBuild } from '../../remotes/remote-build.ts';
import type { ReleasedVersion, RemotePointer } from '../history/release-state.ts';
import type { NewBuild, StartingSite } from './new-build.ts';
import { judgeOf, logRejection, rejectBuild } from './reject-build.ts';

/** A remote, and what the database knows of it. */
interface KnownRemote {
  folder: RegisteredFolder;
  pointer: RemotePointer | undefined;
  versions: readonly ReleasedVersion[];
}

/** The newest build of a remote or, where none was ever released, the newest that fits the shell; if it is new. */
export async function findNewBuild(
  site: StartingSite,
  folder: RegisteredFolder,
  pointer: RemotePointer | undefined,
): Promise<NewBuild | undefined> {
  const newest = await newestVersion(folder.dist).catch(() => undefined);
  if (newest === undefined) return undefined;
  const remote = { folder, pointer, versions: await site.releases.versions(folder.name) };
  const found = await readIfNew(site, remote, newest);
  if (found || remote.versions.some(({ reasons }) => reasons.length === 0)) return found;
  const isKnown = (version: string) => version === newest || remote.versions.some((each) => each.version === version);
  const others = async (builds: readonly string[]) => builds.filter((version) => !isKnown(version));
  const { build } = await findBuild(folder, [], site.provided, others);
  return build && readIfNew(site, remote, build.version);
}

/** Undefined for a version that was released, or that this shell rejects or has rejected. */
async function readIfNew(
  site: StartingSite,
  { folder, pointer, versions }: KnownRemote,
  version: string,
): Promise<NewBuild | undefined> {
  const before = versions.find((each) => each.version === version);
  if (before?.reasons.length === 0) return undefined;
  const { build, rejected } = await readBuild(folder, version, site.provided);
  const found = { folder, version, pointer, before };
  if (!build) await rejectBuild(site, found, rejected.reasons);
  else if (before && before.rejectedBy === judgeOf(site, folder)) logRejection(site, found, before.reasons);
  else return { ...found, build };
  return undefined;
}
