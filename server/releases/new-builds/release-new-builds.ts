import { pathProblems, servedOf } from '../../remotes/paths.ts';
import { readRegistrations, siteOf } from '../../remotes/registrations.ts';
import type { RemotePointer } from '../history/release-state.ts';
import { findNewBuild } from './find-new-build.ts';
import { attempt, type NewBuild, type StartingSite } from './new-build.ts';
import { rejectBuild } from './reject-build.ts';
import { tryTogether } from './try-together.ts';

/**
 * When a server starts: releases the newest build of each remote, unless it was released before. On a site where
 * nothing was ever live, that is the newest build that fits, untried. On any other, builds are tried, and go live
 * together, as they may link to one another's new pages. A removed remote stays removed. What this build of the shell
 * has rejected is not tried again.
 */
export async function releaseNewBuilds(site: StartingSite): Promise<void> {
  const pointers = new Map((await site.releases.pointers()).map((pointer) => [pointer.remote, pointer]));
  const found = await findNewBuilds(site, pointers);
  const isUntried = ({ before }: NewBuild) => pointers.size === 0 && !before;
  // One after the other: of two that want the same path, the first by name has it.
  for (const each of found.filter(isUntried)) await release(site, each);
  const groups = groupsToTry(found.filter((each) => !isUntried(each)));
  const working = await Promise.all(groups.map((group) => tryTogether(site, group)));
  for (const each of working.flat()) await release(site, each);
}

async function findNewBuilds(
  site: StartingSite,
  pointers: ReadonlyMap<string, RemotePointer>,
): Promise<readonly NewBuild[]> {
  const folders = (await readRegistrations(site.remotesFolder)).filter(
    ({ name, problem }) => problem === undefined && pointers.get(name)?.live !== null,
  );
  const found = await Promise.all(
    folders.map((folder) => attempt(site, folder, () => findNewBuild(site, folder, pointers.get(folder.name)))),
  );
  return found.filter((each) => each !== undefined);
}

/** A pinned remote's new build is recorded, not served: nobody can count on its pages, so it is tried alone. */
function groupsToTry(builds: readonly NewBuild[]): (readonly NewBuild[])[] {
  const isPinned = ({ pointer }: NewBuild) => pointer?.isPinned ?? false;
  return [...builds.filter(isPinned).map((each) => [each]), builds.filter((each) => !isPinned(each))];
}

const release = (site: StartingSite, found: NewBuild) =>
  attempt(site, found.folder, async () => {
    const { folder, version, build, pointer } = found;
    const { name: remote } = folder;
    const wanted = { name: remote, paths: siteOf(folder, build).paths };
    const clashes = pathProblems(wanted, servedOf((await site.findRemotes()).remotes));
    if (clashes.length > 0) return rejectBuild(site, found, clashes);
    await site.releases.change({ remote, version, revision: pointer?.revision ?? 0, action: 'release' }, 'start');
    site.log.info('remote.released', { remote, version, by: 'start' });
  });
