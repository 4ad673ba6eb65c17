import { POLICY_REPORT_DAYS } from '@site/contract';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** What a browser refused on a page because of the page's policy. Nothing of it says who saw the page. */
export interface PolicyReport {
  /** 'style-src-attr' */
  directive: string;
  /** What was refused: 'inline', 'elsewhere'. */
  blocked: string;
  /** The page's path pattern: a path may be somebody's own. */
  route: string;
}

/** So many different ones are counted in a day; whatever else is reported, somebody makes up. */
const MOST_A_DAY = 200;

const DAY_MS = 24 * 60 * 60_000;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Counts a report. The first one of its kind in a day is in the log, too. */
export async function countPolicyReport({ db, clock, log }: PolicyServices, report: PolicyReport): Promise<void> {
  const day = dayOf(clock());
  const { directive, blocked, route } = report;
  const known = sql`select 1 from policy_reports
    where day = ${day}::date and directive = ${directive} and blocked = ${blocked} and route = ${route}`;
  const { rows } = await sql<{ reports: number }>`
    insert into policy_reports (day, directive, blocked, route, reports)
    select ${day}::date, ${directive}, ${blocked}, ${route}, 1
    where exists (${known}) or (select count(*) from policy_reports where day = ${day}::date) < ${MOST_A_DAY}
    on conflict (day, directive, blocked, route) do update set reports = policy_reports.reports + 1
    returning reports`.execute(db);
  if (rows[0]?.reports === 1) log.warn('policy.reported', { ...report });
}

type PolicyServices = Pick<Services, 'db' | 'clock' | 'log'>;

/** How many reports there were in the days that the desk looks at. */
export async function countPolicyReports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const since = dayOf(new Date(clock().getTime() - (POLICY_REPORT_DAYS - 1) * DAY_MS));
  const { total } = await db
    .selectFrom('policy_reports')
    .select(({ fn }) => fn.sum<string | null>('reports').as('total'))
    .where(sql<boolean>`day >= ${since}::date`)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
