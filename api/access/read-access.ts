import type { AccessLogEntry, EndpointInput } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

type Wanted = Pick<EndpointInput<'accessLog'>, 'scope' | 'event' | 'reader'>;

/** Who opened the proposals, newest first; staff logins are not among them. */
export function findAccesses(db: Kysely<Database>, { scope, event, reader }: Wanted) {
  const isRefused = reader === 'unknown';
  return db
    .selectFrom('access_log')
    .leftJoin('access_grants', 'access_grants.id', 'access_log.grant_id')
    .select(['at', 'event', 'access_log.scope', 'subject', 'person'])
    .where('access_log.scope', '!=', 'staff')
    .$if(scope !== undefined, (accesses) => accesses.where('access_log.scope', '=', scope!))
    .$if(event !== undefined, (accesses) => accesses.where('event', '=', event!))
    .$if(reader !== undefined && !isNobodyKnown(reader), (accesses) => accesses.where('grant_id', '=', reader!))
    .$if(reader !== undefined && isNobodyKnown(reader), (accesses) =>
      accesses.where('grant_id', 'is', null).where('event', isRefused ? '=' : '!=', 'login-refused'),
    )
    .orderBy('access_log.id', 'desc');
}

const isNobodyKnown = (reader: string): boolean => reader === 'shared' || reader === 'unknown';

export const toAccessLogEntry = ({ at, ...row }: Omit<AccessLogEntry, 'at'> & { at: Date }): AccessLogEntry => ({
  ...row,
  at: at.toISOString(),
});
