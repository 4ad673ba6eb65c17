import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

const TRIGGERS = {
  staff_actions: ['audit_log_chained', 'audit_log_kept', 'audit_log_forgets'],
  staff_actions_head: ['audit_log_head_kept'],
};

/** As whoever owns the database could: changes the audit log while its triggers are off. */
export async function withoutGuards(
  db: Kysely<Database>,
  change: (transaction: Transaction<Database>) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const alter = (table: string, how: string) =>
      sql`alter table ${sql.table(table)} ${sql.raw(how)}`.execute(transaction);
    for (const table of Object.keys(TRIGGERS)) await alter(table, 'disable trigger user');
    await change(transaction);
    for (const [table, triggers] of Object.entries(TRIGGERS))
      for (const trigger of triggers) await alter(table, `enable always trigger ${trigger}`);
  });
}

/** As in a new installation. */
export const emptyAuditLog = (db: Kysely<Database>): Promise<void> =>
  withoutGuards(db, async (transaction) => {
    await sql`truncate staff_actions`.execute(transaction);
    await transaction
      .updateTable('staff_actions_head')
      .set({ first_after: 0, first_after_hash: '', last_id: 0, last_hash: '' })
      .execute();
  });
