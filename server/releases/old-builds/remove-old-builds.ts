import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createLoop, errorFields, type Log, type Loop } from '@site/api/program';
import { readRegistrations, type RegisteredFolder } from '../../remotes/registrations.ts';
import { newestVersion } from '../../remotes/remote-build.ts';
import type { Releases } from '../history/releases.ts';
import { keptVersions } from './kept-versions.ts';

const EVERY_MS = 60 * 60_000;
const WITHIN_MS = 10 * 60_000;

interface OldBuilds {
  remotesFolder: string;
  /** The remotes whose files are elsewhere; default: none. */
  atOrigins?: (() => Promise<readonly RegisteredFolder[]>) | undefined;
  releases: Pick<Releases, 'pointers' | 'versions'>;
}

/** Keeps a folder of remotes from growing, now and each hour. What it may not delete is logged once. */
export function removeOldBuildsRegularly({ log, ...builds }: OldBuilds & { log: Log }): Loop {
  let isLogged = false;
  const logOnce = (error: unknown) => {
    if (!isLogged) log.warn('remote.old-builds-stay', errorFields(error));
    isLogged = true;
  };
  const loop = createLoop({
    what: 'Deleting old builds',
    everyMs: EVERY_MS,
    withinMs: WITHIN_MS,
    failure: 'remote.old-builds-stay',
    log,
    round: () => removeOldBuilds(builds, new Date()).catch(logOnce),
  });
  loop.start();
  return loop;
}

/**
 * Deletes from a folder of remotes, and from what was fetched from origins, the versions that need not be kept. What
 * the database has never seen, and the newest build of each remote, have just been put there: they stay.
 * @throws when it may not write there
 */
export async function removeOldBuilds({ remotesFolder, atOrigins, releases }: OldBuilds, now: Date): Promise<void> {
  const pointers = new Map((await releases.pointers()).map((pointer) => [pointer.remote, pointer]));
  for (const { name, dist } of await readRegistrations(remotesFolder, await atOrigins?.())) {
    const known = await releases.versions(name);
    const kept = keptVersions(known, pointers.get(name), now);
    const isOld = new Set(known.map(({ version }) => version).filter((version) => !kept.has(version)));
    for (const version of await versionsIn(dist)) {
      if (isOld.has(version)) await rm(join(dist, version), { recursive: true });
    }
  }
}

/** All but the newest. */
async function versionsIn(dist: string): Promise<string[]> {
  const newest = await newestVersion(dist).catch(() => undefined);
  const versions = await readdir(dist).catch(() => []);
  return versions.filter((version) => version !== newest);
}
