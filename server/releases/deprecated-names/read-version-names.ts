import { join } from 'node:path';
import type { VersionNames } from '@site/contract';
import { readDeprecatedNames } from '../../../build/deprecated-names.ts';
import type { FoundRemote } from '../../remotes/found-remote.ts';
import { keptVersions, type KeptVersion } from '../api-calls/kept-versions.ts';
import type { Releases } from '../history/releases.ts';

export interface Records {
  remotes: () => readonly FoundRemote[];
  /** Missing where nothing is released: every remote runs in its newest build. */
  releases?: Pick<Releases, 'pointers'> | undefined;
}

/**
 * The versions that visitors get, or may get back, each with all names of the design system that were deprecated when
 * it was built; null where its build did not record them, or is not on this server.
 */
export async function readVersionNames({ remotes, releases }: Records): Promise<VersionNames[]> {
  const kept = releases ? keptVersions(await releases.pointers()) : remotes().flatMap(newestBuild);
  return Promise.all(
    kept.map(async ({ remote, version, as }) => {
      const folder = remotes().find(({ name }) => name === remote)?.build?.versions;
      const names = folder === undefined ? null : await readDeprecatedNames(join(folder, version)).catch(() => null);
      return { remote, version, as, names: names ?? null };
    }),
  );
}

const newestBuild = ({ name, build }: FoundRemote): KeptVersion[] =>
  build ? [{ remote: name, version: build.version, as: 'live' }] : [];
