import type { AccessGrant, AccessScope, GrantedScope } from '@site/contract';
import { keyedHash } from '../secrets/installation-secret.ts';
import { readableCode } from '../secrets/readable-code.ts';
import type { Services } from '../services.ts';

/** A person's own link and password for a proposal. */
interface NewGrant {
  scope: GrantedScope;
  person: string;
  endsAt: Date;
}

/** The address of each proposal that people are given. */
const PATHS: Readonly<Record<GrantedScope, string>> = {
  lcrca: '/lcrca-proposal',
  'transport-uk': '/transport-uk-proposal',
};

const DAY_MS = 24 * 60 * 60_000;

/** The end of a day ('YYYY-MM-DD'), UTC; undefined if there is no such day. */
export function endOfDay(day: string): Date | undefined {
  const start = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(`${day}T`);
  return isDay ? new Date(start.getTime() + DAY_MS) : undefined;
}

/** @returns the link with its code, and the password, which is not kept */
export async function addGrant(services: Services, { scope, person, endsAt }: NewGrant) {
  const id = readableCode(12).toLowerCase();
  const password = Array.from({ length: 3 }, () => readableCode(4).toLowerCase()).join('-');
  const hash = await services.hashPassword(password, await grantSalt(services, id));
  await services.db
    .insertInto('access_grants')
    .values({
      id,
      scope,
      person,
      password_hash: hash.toString('hex'),
      created_at: services.clock(),
      ends_at: endsAt,
      revoked_at: null,
    })
    .execute();
  return { id, link: `${services.config.siteUrl}${PATHS[scope]}?invite=${id}`, password, endsAt };
}

/** Ends the person's sessions at once. False if there is no such grant, or it was revoked before. */
export async function revokeGrant({ db, clock }: Services, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_grants')
    .set({ revoked_at: clock() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function hasGrant({ db }: Services, id: string): Promise<boolean> {
  return (await db.selectFrom('access_grants').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Newest first, each with the time of its last reading. */
export async function listGrants({ db }: Services): Promise<AccessGrant[]> {
  const rows = await db
    .selectFrom('access_grants')
    .selectAll()
    .select(({ selectFrom, ref }) =>
      selectFrom('access_log')
        .select(({ fn }) => fn.max('at').as('at'))
        .where('event', 'in', ['view', 'read'])
        .where('access_log.grant_id', '=', ref('access_grants.id'))
        .as('last_read_at'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, scope, person, ends_at, revoked_at, last_read_at }) => ({
    id,
    scope,
    person,
    endsAt: ends_at.toISOString(),
    revokedAt: revoked_at?.toISOString() ?? null,
    lastReadAt: last_read_at?.toISOString() ?? null,
  }));
}

/** The grant behind a link, while it is open. */
export async function findGrant({ db, clock }: Services, scope: AccessScope, id: string) {
  const row = await db
    .selectFrom('access_grants')
    .select(['id', 'password_hash'])
    .where('id', '=', id)
    .where('scope', '=', scope)
    .where('ends_at', '>', clock())
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, hash: Buffer.from(row.password_hash, 'hex') };
}

/** The id of the grant behind a link, also of one that has ended or was revoked; undefined if there is none. */
export async function grantOfLink({ db }: Services, scope: AccessScope, id: string): Promise<string | undefined> {
  const query = db.selectFrom('access_grants').select('id').where('id', '=', id).where('scope', '=', scope);
  return (await query.executeTakeFirst())?.id;
}

export const grantSalt = ({ db }: Pick<Services, 'db'>, id: string): Promise<Buffer> => keyedHash(db, 'grant-salt', id);
