import type { AlertSettings, EndpointName, Job } from '@site/contract';
import { failedSync, runningSync } from '../fixtures/syncs.ts';
import type { State } from '../state.ts';
import type { AnswerName } from './names.ts';

type Variant = (state: State) => Partial<State>;
type Lists = 'empty' | 'one' | 'many';

const MANY = 20;

/** Each row many times, with its number. */
const repeated = <Row>(rows: readonly Row[], copy: (row: Row, number: number) => Row): Row[] =>
  Array.from({ length: MANY }, (_, number) => rows.map((row) => (number === 0 ? row : copy(row, number)))).flat();

const list = <Row>(
  rowsOf: (state: State) => readonly Row[],
  changed: (rows: Row[]) => Partial<State>,
  copy: (row: Row, number: number) => Row,
) =>
  ({
    empty: () => changed([]),
    one: (state) => changed(rowsOf(state).slice(0, 1)),
    many: (state) => changed(repeated(rowsOf(state), copy)),
  }) satisfies Record<Lists, Variant>;

const copyOfJob = (job: Job, number: number): Job => ({
  ...job,
  id: `${job.id}-${number}`,
  slug: `${job.slug}-${number}`,
});

const jobs = list(
  (state) => state.jobs,
  (rows) => ({ jobs: rows }),
  copyOfJob,
);
const anyOfMany = { many: jobs.many };

const jobsInAnyWords = list(
  (state) => state.jobs,
  (rows) => ({ jobs: rows }),
  (job, number) => ({ ...copyOfJob(job, number), title: `Driver ${String.fromCodePoint(64 + number)}` }),
);

const places = list(
  ({ places: known }) => known.filter(({ name }) => name.startsWith('Le')),
  (rows) => ({ places: rows }),
  (place, number) => ({ ...place, name: `${place.name} ${number}` }),
);

const ASKED_BEFORE_END_MS = 30 * 24 * 3_600_000;

const alerts =
  (changed: (now: Date) => Partial<AlertSettings>): Variant =>
  ({ subscriptions, now }) => ({
    subscriptions: subscriptions.map((each) => ({
      ...each,
      ...(each.alert && { alert: { ...each.alert, ...changed(now) } }),
    })),
  });

const categories = list(
  (state) => state.categories,
  (rows) => ({ categories: rows }),
  (category, number) => ({ ...category, id: `${category.id}-${number}`, name: `${category.name} ${number}` }),
);

/** What the mocked back end holds while an endpoint answers in one of these states. */
export const variants: Partial<Record<EndpointName, Partial<Record<AnswerName, Variant>>>> = {
  getJobs: jobs,
  publicJobs: jobs,
  jobAddresses: jobs,
  jobCategories: categories,
  getJobDetails: { one: jobs.one, many: jobs.many },
  applyToJob: anyOfMany,
  landingPage: { empty: jobs.empty, one: jobs.one },
  landingAddresses: { empty: jobs.empty, one: jobs.one },
  payByRole: { empty: jobs.empty },
  suggestPlaces: places,
  suggestSearches: jobsInAnyWords,
  alertSettings: {
    paused: alerts(() => ({ paused: true })),
    ending: alerts((now) => ({ ends_at: new Date(now.getTime() + ASKED_BEFORE_END_MS).toISOString() })),
  },
  syncStatus: {
    empty: () => ({ jobs: [], syncs: [] }),
    running: ({ syncs, now, jobs: { length } }) => ({
      syncs: [{ sync: runningSync(syncs.length + 1, now, length), rejected: [] }, ...syncs],
    }),
    failed: ({ syncs, now, jobs: { length } }) => ({
      syncs: [{ sync: failedSync(syncs.length + 1, now, length), rejected: [] }, ...syncs],
    }),
  },
};
