import type { AccessLogEntry } from '@site/contract';
import type { Services } from '../services.ts';

const PAGE_ROWS = 50;

/** Who opened the proposals, newest first; staff logins are not among them. Pages count from 1. */
export async function readAccessLog({ db }: Services, page: number) {
  const rows = await db
    .selectFrom('access_log')
    .leftJoin('access_grants', 'access_grants.id', 'access_log.grant_id')
    .select(['at', 'event', 'access_log.scope', 'subject', 'person'])
    .where('access_log.scope', '!=', 'staff')
    .orderBy('access_log.id', 'desc')
    .limit(PAGE_ROWS)
    .offset((page - 1) * PAGE_ROWS)
    .execute();
  const { total } = await db
    .selectFrom('access_log')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('scope', '!=', 'staff')
    .executeTakeFirstOrThrow();
  const log = rows.map(({ at, ...row }): AccessLogEntry => ({ ...row, at: at.toISOString() }));
  return { log, pagination: { total: Number(total), totalPages: Math.ceil(Number(total) / PAGE_ROWS) } };
}
