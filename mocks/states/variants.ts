import type { AlertSettings, EndpointName, Job } from '@site/contract';
import { compositionFixture } from '../fixtures/composition.ts';
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

/** So that ids are in the order of the numbers. */
const twoDigits = (number: number): string => String(number).padStart(2, '0');

const copyOfJob = (job: Job, number: number): Job => ({
  ...job,
  id: `${job.id}-${twoDigits(number)}`,
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

const DAYS_APART = 4;

/** So that copies of what is listed by time go on where the rows before them end. */
const earlier = (time: string, copies: number): string =>
  new Date(Date.parse(time) - copies * DAYS_APART * 24 * 3_600_000).toISOString();

const staffActions = list(
  (state) => state.staffActions,
  (rows) => ({ staffActions: rows }),
  (action, number) => ({ ...action, id: action.id + number * 1_000, at: earlier(action.at, number) }),
);

const remotes = list(
  (state) => state.composition.remotes,
  (rows) => ({ composition: { ...compositionFixture, remotes: rows } }),
  (remote, number) => ({ ...remote, name: `${remote.name}-${number}` }),
);

const syncs = {
  ...list(
    (state) => state.syncs,
    (rows) => ({ syncs: rows }),
    ({ sync, rejected }, number) => ({
      sync: { ...sync, id: sync.id + number * 1_000, startedAt: earlier(sync.startedAt, number) },
      rejected,
    }),
  ),
  running: ({ syncs: before, now, jobs: { length } }) => ({
    syncs: [{ sync: runningSync(before.length + 1, now, length), rejected: [] }, ...before],
  }),
  failed: ({ syncs: before, now, jobs: { length } }) => ({
    syncs: [{ sync: failedSync(before.length + 1, now, length), rejected: [] }, ...before],
  }),
} satisfies Partial<Record<AnswerName, Variant>>;

const submissions = list(
  (state) => state.earlierSubmissions,
  (rows) => ({ earlierSubmissions: rows }),
  (submission, number) => ({
    ...submission,
    reference: submission.reference.slice(0, -2) + String(number + 22),
    at: earlier(submission.at, number),
  }),
);

const mails = list(
  (state) => state.mails,
  (rows) => ({ mails: rows }),
  (each, number) => ({
    ...each,
    mail: {
      ...each.mail,
      id: `${number + 10}${each.mail.id.slice(2)}`,
      createdAt: earlier(each.mail.createdAt, number),
    },
  }),
);

const emptySearches = list(
  (state) => state.emptySearches,
  (rows) => ({ emptySearches: rows, unlistedSearches: 0 }),
  (search, number) => ({ ...search, description: `${search.description} ${number}` }),
);

const accessGrants = list(
  (state) => state.accessGrants,
  (rows) => ({ accessGrants: rows }),
  (grant, number) => ({ ...grant, id: grant.id + String(number), person: `${grant.person} (${number})` }),
);

const accessLog = list(
  (state) => state.accessLog,
  (rows) => ({ accessLog: rows }),
  (entry, number) => ({ ...entry, at: earlier(entry.at, number) }),
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
  syncStatus: { empty: () => ({ jobs: [], syncs: [] }), running: syncs.running, failed: syncs.failed },
  auditLog: staffActions,
  deskSummary: {
    empty: () => ({
      ...jobs.empty(),
      ...staffActions.empty(),
      ...syncs.empty(),
      ...submissions.empty(),
      ...mails.empty(),
      ...emptySearches.empty(),
      ...accessGrants.empty(),
    }),
    many: (state) => ({
      ...jobs.many(state),
      ...submissions.many(state),
      ...mails.many(state),
      ...remotes.many(state),
    }),
    running: syncs.running,
    failed: syncs.failed,
  },
  remotes,
  syncs,
  syncDetails: {
    many: ({ syncs: known }) => ({
      syncs: known.map(({ sync, rejected }) => {
        const many = repeated(rejected, (advert, number) => ({ ...advert, externalId: String(20_000 + number) }));
        return { sync: { ...sync, jobsFailed: many.length }, rejected: many };
      }),
    }),
  },
  submissions,
  mails,
  emptySearches,
  proposalAccess: accessGrants,
  accessLog,
};
