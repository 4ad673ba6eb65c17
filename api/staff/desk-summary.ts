import { ACCESS_ENDING_DAYS, ACTIONS_ON_THE_DESK, EMPTY_SEARCH_DAYS, type DeskSummary } from '@site/contract';
import { forOperators } from '../access/policy.ts';
import { hasRole } from '../access/require-session.ts';
import type { Session } from '../access/sessions.ts';
import { openRequests } from '../accounts/second-operator.ts';
import { sharedPasswordStays } from '../accounts/shared-password.ts';
import { jobsToAnswer } from '../applications/open-applications.ts';
import { countDue } from '../applications/overdue.ts';
import { countEmptySearches } from '../jobs/empty-searches/find-empty-searches.ts';
import { countOpenJobs } from '../jobs/open-jobs.ts';
import { latestRun, latestSuccess, toSyncRun } from '../jobs/sync/sync-status.ts';
import { countPolicyReports } from '../policy-reports/policy-reports.ts';
import type { Services } from '../services.ts';
import { auditEntries, toStaffAction } from './audit-entries.ts';
import { countNewByKind } from './submissions/kinds.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What staff look at first, as whoever has the session may read it. */
export async function readDeskSummary(
  services: Services,
  session: Pick<Session, 'id' | 'person'>,
): Promise<DeskSummary> {
  const [submissions, due, jobs, mail, sync, emptySearches, endingAccess, remotes, policyReports, accounts, actions] =
    await Promise.all([
      countNewByKind(services.db),
      countDue(services.db, services.clock()),
      jobsToAnswer(services.db),
      countMail(services),
      readSync(services),
      countEmptySearches(services.db, new Date(services.clock().getTime() - EMPTY_SEARCH_DAYS * DAY_MS)),
      countEndingAccess(services),
      countRemotes(services),
      countPolicyReports(services),
      readAccounts(services),
      hasRole(session, forOperators.roles) ? auditEntries(services.db).limit(ACTIONS_ON_THE_DESK).execute() : null,
    ]);
  return {
    submissions,
    answers: { ...due, jobClosed: jobs.reduce((sum, { isOpen, waiting }) => sum + (isOpen ? 0 : waiting), 0) },
    mail,
    sync,
    emptySearches,
    endingAccess,
    remotes,
    policyReports,
    ...accounts,
    actions: actions && actions.map((entry) => toStaffAction(entry, session.id)),
  };
}

const readAccounts = async (services: Services): Promise<Pick<DeskSummary, 'requests' | 'sharedPasswordStays'>> => ({
  requests: await openRequests(services),
  sharedPasswordStays: await sharedPasswordStays(services),
});

async function countMail({ db }: Services): Promise<DeskSummary['mail']> {
  const counts = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => ['status', fn.countAll<string>().as('total')])
    .where('status', '!=', 'sent')
    .groupBy('status')
    .execute();
  const of = (status: (typeof counts)[number]['status']) =>
    Number(counts.find((each) => each.status === status)?.total ?? 0);
  return { waiting: of('queued'), failed: of('dead') };
}

/** A sync that is late by one interval may still be running, or be tried again. */
const OVERDUE_INTERVALS = 2;

async function readSync({ db, clock, config: { syncEveryMinutes } }: Services): Promise<DeskSummary['sync']> {
  const [openJobs, latest, success] = await Promise.all([countOpenJobs(db), latestRun(db), latestSuccess(db)]);
  const succeededAt = success?.finished_at ?? undefined;
  const allowedMs = OVERDUE_INTERVALS * syncEveryMinutes * MINUTE_MS;
  return {
    openJobs,
    latest: latest ? { ...toSyncRun(latest), startedAt: latest.started_at.toISOString() } : null,
    lastSuccessAt: succeededAt?.toISOString() ?? null,
    isOverdue: syncEveryMinutes > 0 && clock().getTime() - (succeededAt?.getTime() ?? 0) > allowedMs,
  };
}

async function countEndingAccess({ db, clock }: Services): Promise<DeskSummary['endingAccess']> {
  const now = clock();
  const { people, next } = await db
    .selectFrom('access_grants')
    .select(({ fn }) => [fn.countAll<string>().as('people'), fn.min('ends_at').as('next')])
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', new Date(now.getTime() + ACCESS_ENDING_DAYS * DAY_MS))
    .executeTakeFirstOrThrow();
  // Without any, the minimum is null, whatever its type says.
  return { people: Number(people), nextEndsAt: (next as Date | null)?.toISOString() ?? null };
}

async function countRemotes({ host }: Services): Promise<DeskSummary['remotes']> {
  if (!host) return null;
  const { remotes } = await host.composition();
  const of = (wanted: string) => remotes.filter(({ status }) => status === wanted).length;
  return { running: remotes.length - of('missing'), earlier: of('earlier'), missing: of('missing') };
}
