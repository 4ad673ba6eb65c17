import { sql, type Kysely } from 'kysely';
import type { Database } from '@site/api';
import type { Tally } from '@site/contract';

export const HEALTH_MEASURES = ['renders', 'visits', 'vitals'] as const;
export type HealthMeasure = (typeof HEALTH_MEASURES)[number];

/**
 * How visitors fare with one version of a remote.
 *
 * - renders: pages that the server rendered; bad where the remote's code failed.
 * - visits: documents in which a browser showed a page of it; bad where its code did not load or a page threw.
 * - vitals: those visits that were measured; bad where one of the Web Vitals was not good.
 */
export type RemoteHealth = Readonly<Record<HealthMeasure, Tally>>;

export const emptyHealth = (): RemoteHealth => ({
  renders: { total: 0, bad: 0 },
  visits: { total: 0, bad: 0 },
  vitals: { total: 0, bad: 0 },
});

export interface VersionHealth {
  remote: string;
  version: string;
  health: RemoteHealth;
}

/** Adds what was counted in the minute that `at` is in, to what all servers have counted in it. */
export async function addHealth(db: Kysely<Database>, at: Date, counted: readonly VersionHealth[]): Promise<void> {
  if (counted.length === 0) return;
  await db
    .insertInto('remote_health')
    .values(
      // Always in the same order, so that two servers cannot deadlock.
      counted.toSorted(byVersion).map(({ remote, version, health: { renders, visits, vitals } }) => ({
        remote,
        version,
        minute: minuteOf(at),
        renders: renders.total,
        failed_renders: renders.bad,
        visits: visits.total,
        failed_visits: visits.bad,
        vitals: vitals.total,
        poor_vitals: vitals.bad,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['remote', 'version', 'minute']).doUpdateSet({
        renders: sum('renders'),
        failed_renders: sum('failed_renders'),
        visits: sum('visits'),
        failed_visits: sum('failed_visits'),
        vitals: sum('vitals'),
        poor_vitals: sum('poor_vitals'),
      }),
    )
    .execute();
}

const sum = (column: string) => sql<number>`remote_health.${sql.ref(column)} + excluded.${sql.ref(column)}`;

const byVersion = (a: VersionHealth, b: VersionHealth): number =>
  `${a.remote} ${a.version}` < `${b.remote} ${b.version}` ? -1 : 1;

export interface HealthPeriod {
  remote: string;
  since: Date;
  /** Default: now. */
  until?: Date | undefined;
}

/**
 * What all servers have counted of these remotes, by version that was seen: from the minute that `since` is in to the
 * one before that of `until`.
 */
export async function readHealth(db: Kysely<Database>, periods: readonly HealthPeriod[]): Promise<VersionHealth[]> {
  const rows = await db
    .selectFrom('remote_health')
    .select(({ fn }) => [
      'remote',
      'version',
      fn.sum<number>('renders').as('renders'),
      fn.sum<number>('failed_renders').as('failed_renders'),
      fn.sum<number>('visits').as('visits'),
      fn.sum<number>('failed_visits').as('failed_visits'),
      fn.sum<number>('vitals').as('vitals'),
      fn.sum<number>('poor_vitals').as('poor_vitals'),
    ])
    .where(({ eb, or, and }) =>
      or(
        periods.map(({ remote, since, until }) =>
          and([
            eb('remote', '=', remote),
            eb('minute', '>=', minuteOf(since)),
            ...(until ? [eb('minute', '<', minuteOf(until))] : []),
          ]),
        ),
      ),
    )
    .groupBy(['remote', 'version'])
    .execute();
  return rows.map(({ remote, version, ...row }) => ({
    remote,
    version,
    health: {
      renders: { total: row.renders, bad: row.failed_renders },
      visits: { total: row.visits, bad: row.failed_visits },
      vitals: { total: row.vitals, bad: row.poor_vitals },
    },
  }));
}

/** The figures of several periods together. */
export function sumHealth(periods: readonly (readonly VersionHealth[])[]): VersionHealth[] {
  const sums = new Map<string, VersionHealth>();
  for (const { remote, version, health } of periods.flat()) {
    const key = `${remote}@${version}`;
    const sum = sums.get(key) ?? { remote, version, health: emptyHealth() };
    mergeHealth(sum.health, health);
    sums.set(key, sum);
  }
  return [...sums.values()];
}

export function mergeHealth(into: RemoteHealth, from: RemoteHealth): void {
  for (const measure of HEALTH_MEASURES) {
    into[measure].total += from[measure].total;
    into[measure].bad += from[measure].bad;
  }
}

const MINUTE_MS = 60_000;

export const minuteOf = (time: Date): Date => new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS);
