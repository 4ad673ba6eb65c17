import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Log, readPublicKey, withDeadline } from '@site/api/program';
import type { RemoteAtOrigin, RemoteOrigins } from '../../releases/history/remote-origins.ts';
import type { RemoteAccess } from '../../releases/keys/remote-access.ts';
import { readFixed } from '../manifests/fixed-version.ts';
import { fetchFixed } from '../manifests/take-version.ts';
import type { RegisteredFolder } from '../registrations.ts';
import { rememberLast } from '../remember-last.ts';
import { FETCH_LIMITS, fetchVersion } from './fetch-version.ts';

/** With what the database and the disk take; the origin has limits of its own. */
const FETCH_MS = 3 * 60_000;

interface Options {
  origins: Pick<RemoteOrigins, 'list' | 'folder' | 'versions'>;
  access: Pick<RemoteAccess, 'keysOf'>;
  log: Log;
  limits?: typeof FETCH_LIMITS;
}

/**
 * Returns a function that lists the remotes at origins, each with the folder that its fetched versions are in. While
 * the database is away, they are what they were.
 */
export function createRemotesAtOrigins({
  origins,
  access: { keysOf },
  log,
  limits = FETCH_LIMITS,
}: Options): () => Promise<readonly RegisteredFolder[]> {
  const list = rememberLast(
    () => origins.list(),
    (error) => log.error('origins.unreadable', { message: String(error) }),
  );
  /** By the folder that the version will be in. */
  const fetching = new Map<string, Promise<void>>();

  async function fetchSigned(folder: string, { remote, origin }: RemoteAtOrigin, version: string): Promise<void> {
    const keys = (await keysOf(remote)).flatMap(({ publicKey }) => readPublicKey(publicKey) ?? []);
    const url = new URL(`${origin}/${version}/`);
    await fetchVersion({ remote, version, url, keys }, folder, limits);
  }

  async function fetchReleased(folder: string, { remote }: RemoteAtOrigin, version: string): Promise<void> {
    const fixed = await origins.versions.find(remote, version);
    if (fixed === undefined) throw new Error(`${version} was never released by a manifest`);
    await fetchFixed(remote, readFixed(version, fixed), folder, limits);
  }

  async function fetchInto(folder: string, described: RemoteAtOrigin, version: string): Promise<void> {
    const { remote, origin } = described;
    const startedAt = performance.now();
    const fetchIt = described.manifest ? fetchReleased : fetchSigned;
    await withDeadline('Fetching it', FETCH_MS, () => fetchIt(folder, described, version));
    const milliseconds = Math.round(performance.now() - startedAt);
    log.info('remote.fetched', { remote, version, origin, milliseconds });
  }

  function register(described: RemoteAtOrigin): RegisteredFolder {
    const { remote: name, origin: url, paths, budget, manifest } = described;
    const dist = join(origins.folder, name);
    const fetchOnce = async (version: string) => {
      const folder = join(dist, version);
      if (await isThere(folder)) return;
      const work = fetching.get(folder) ?? fetchInto(folder, described, version).finally(() => fetching.delete(folder));
      fetching.set(folder, work);
      await work;
    };
    return {
      name,
      paths: [...paths],
      budget,
      dist,
      origin: { url, isManifest: manifest !== undefined, fetch: fetchOnce },
    };
  }

  return async () => (await list())?.map(register) ?? [];
}

const isThere = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );
