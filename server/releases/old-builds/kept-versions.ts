import type { ReleasedVersion, RemotePointer } from '../history/release-state.ts';

const DAY_MS = 24 * 60 * 60_000;
const NEWEST = 5;

/**
 * The versions of one remote whose files must stay: the live one, the last good one and the gradual one; those of the
 * last 24 hours, which visitors may have open; and the five newest that were not rejected.
 */
export function keptVersions(
  versions: readonly ReleasedVersion[],
  pointer: RemotePointer | undefined,
  now: Date,
): Set<string> {
  const recent = versions.filter(({ changedAt }) => now.getTime() - changedAt.getTime() < DAY_MS);
  const newest = versions
    .filter(({ reasons }) => reasons.length === 0)
    .toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    .slice(0, NEWEST);
  const pointed = [pointer?.live, pointer?.lastGood, pointer?.gradual?.version].filter((version) => version != null);
  return new Set([...pointed, ...[...recent, ...newest].map(({ version }) => version)]);
}
