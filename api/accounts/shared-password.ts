import { sql, type RawBuilder } from 'kysely';
import type { Services } from '../services.ts';

const hasNoAccounts = sql<boolean>`not exists (select from staff_members where joined_at is not null)`;

/**
 * A condition: whether the shared password opens the desk. It does until the first account has been set up, and after
 * that only where the configuration says so.
 */
export const isSharedPasswordOpen = ({ config }: Pick<Services, 'config'>): RawBuilder<boolean> =>
  config.staffPasswordStays ? sql<boolean>`true` : hasNoAccounts;

/** In a query, `isSharedPasswordOpen`. */
export const sharedPasswordOpens = async ({ config, db }: Pick<Services, 'config' | 'db'>): Promise<boolean> =>
  config.staffPasswordStays || !(await hasAccounts(db));

/** Whether it opens the desk although there are accounts. */
export const sharedPasswordStays = async ({ config, db }: Pick<Services, 'config' | 'db'>): Promise<boolean> =>
  config.staffPasswordStays && (await hasAccounts(db));

async function hasAccounts(db: Services['db']): Promise<boolean> {
  const joined = await db
    .selectFrom('staff_members')
    .select('id')
    .where('joined_at', 'is not', null)
    .limit(1)
    .execute();
  return joined.length > 0;
}
