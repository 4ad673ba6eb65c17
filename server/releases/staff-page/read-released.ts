import type { RemoteChange, RemoteVersion, RunningRemote } from '@site/contract';
import { gradualSince } from '../gradual/gradual-since.ts';
import type { ReleasedVersion, RemotePointer } from '../history/release-state.ts';
import type { Releases } from '../history/releases.ts';

export type PointerFacts = Pick<
  RunningRemote,
  'lastGood' | 'isPinned' | 'gradualVersion' | 'gradualShare' | 'gradualSince'
>;

/** What the database knows of releases, for staff. */
interface Released {
  pointerOf(remote: string): PointerFacts;
  versions: RemoteVersion[];
  changes: RemoteChange[];
}

/** How many of the latest are shown. */
const VERSIONS = 50;
const CHANGES = 30;

/** Empty without a database. */
export async function readReleased(releases: Releases | undefined): Promise<Released> {
  const [pointers = [], versions = [], changes = []] = await Promise.all([
    releases?.pointers(),
    releases?.versions(),
    releases?.history({ limit: CHANGES }),
  ]);
  const pointerOf = (name: string) => pointers.find(({ remote }) => remote === name);
  const starts = new Map<string, Date>();
  for (const pointer of pointers) {
    const since = releases && (await gradualSince(releases, pointer));
    if (since) starts.set(pointer.remote, since);
  }
  return {
    pointerOf: (remote) => factsOf(pointerOf(remote), starts.get(remote)),
    versions: versions.slice(0, VERSIONS).map((released) => {
      const { remote, version, releasedAt, releasedBy, reasons } = released;
      const state = stateOf(released, pointerOf(remote));
      return { remote, version, state, releasedAt: releasedAt.toISOString(), releasedBy, reasons: [...reasons] };
    }),
    changes: changes.map(({ at, by, remote, action, from, to, note }) => ({
      at: at.toISOString(),
      by,
      remote,
      action,
      from,
      to,
      note,
    })),
  };
}

const factsOf = (pointer: RemotePointer | undefined, since: Date | undefined): PointerFacts => ({
  lastGood: pointer?.lastGood ?? null,
  isPinned: pointer?.isPinned ?? false,
  gradualVersion: pointer?.gradual?.version ?? null,
  gradualShare: pointer?.gradual?.share ?? null,
  gradualSince: since?.toISOString() ?? null,
});

function stateOf(
  { version, wasLive, reasons }: ReleasedVersion,
  pointer: RemotePointer | undefined,
): RemoteVersion['state'] {
  if (version === pointer?.live) return 'live';
  if (version === pointer?.gradual?.version) return 'gradual';
  if (reasons.length > 0) return 'rejected';
  if (!wasLive) return 'held';
  return version === pointer?.lastGood ? 'last-good' : 'released';
}
