import { join } from 'node:path';
import { readCalls } from '../../../build/calls.ts';
import { readRegistrations, type RegisteredFolder } from '../../remotes/registrations.ts';
import type { RecordedCalls } from '../history/recorded-calls.ts';
import type { Releases } from '../history/releases.ts';
import { keptVersions, type KeptVersion } from './kept-versions.ts';

interface Parts {
  remotesFolder: string;
  /** The remotes whose files are elsewhere; default: none. */
  atOrigins?: (() => Promise<readonly RegisteredFolder[]>) | undefined;
  releases: Pick<Releases, 'pointers'>;
  recordedCalls: RecordedCalls;
}

type Version = Pick<KeptVersion, 'remote' | 'version'>;

/** Records what the versions call that visitors get, or may get back, and forgets what the others do. */
export async function recordKeptCalls({ remotesFolder, atOrigins, releases, recordedCalls }: Parts): Promise<void> {
  const [kept, recorded] = [keptVersions(await releases.pointers()), await recordedCalls.all()];
  const unknown = kept.filter((each) => !isIn(recorded, each));
  const folders = unknown.length > 0 ? await readRegistrations(remotesFolder, await atOrigins?.()) : [];
  for (const { remote, version } of unknown) {
    const folder = folders.find(({ name }) => name === remote);
    const calls = folder && (await readCalls(join(folder.dist, version)).catch(() => undefined));
    if (calls) await recordedCalls.record({ remote, version, calls });
  }
  for (const each of recorded) if (!isIn(kept, each)) await recordedCalls.forget(each);
}

const isIn = (versions: readonly Version[], { remote, version }: Version): boolean =>
  versions.some((each) => each.remote === remote && each.version === version);
