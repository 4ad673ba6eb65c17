import { REMOTE_HEALTH_MS, type Services } from '@site/api';
import type { RunningRemote, VersionFigures } from '@site/contract';
import { emptyHealth, minuteOf, readHealth } from './health.ts';

const DAY_MS = 24 * 60 * 60_000;

export type Served = Pick<RunningRemote, 'name' | 'version' | 'gradualVersion' | 'gradualSince' | 'lastGood'>;

/**
 * How the versions do that visitors get, and the last good one if anybody still had it: in the last 24 hours. With a
 * gradual release, it is since its share was set, for all versions of that remote, as in the rule that returns it.
 */
export async function readFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  remotes: readonly Served[],
): Promise<VersionFigures[]> {
  const now = clock();
  const periods = remotes.map(({ name, gradualSince }) => ({ remote: name, since: startOf(gradualSince, now) }));
  const seen = await readHealth(db, periods);
  return remotes.flatMap(({ name: remote, version, gradualVersion, lastGood }, index) => {
    const figuresOf = (state: VersionFigures['state'], wanted: string | null): VersionFigures[] => {
      const health = seen.find((one) => one.remote === remote && one.version === wanted)?.health;
      if (wanted === null || (state === 'last-good' && (wanted === version || !health))) return [];
      return [
        { remote, version: wanted, state, since: periods[index]!.since.toISOString(), ...(health ?? emptyHealth()) },
      ];
    };
    return [
      ...figuresOf('live', version),
      ...figuresOf('gradual', gradualVersion),
      ...figuresOf('last-good', lastGood),
    ];
  });
}

/** Never before what is still kept. */
function startOf(gradualSince: string | null, now: Date): Date {
  const wanted = gradualSince === null ? now.getTime() - DAY_MS : Date.parse(gradualSince);
  return minuteOf(new Date(Math.max(wanted, now.getTime() - REMOTE_HEALTH_MS)));
}
