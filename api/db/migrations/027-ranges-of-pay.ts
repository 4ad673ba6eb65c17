import { sql, type Kysely } from 'kysely';

/** As the contract's `salaryText` says it: a range without spaces around its dash. */
const statements = [
  `create or replace function salary_text(low numeric, high numeric, period text) returns text immutable language sql as $$
    select case
      when low > 0 and high > 0 then
        case when low = high then pounds(low) else pounds(low) || '–' || pounds(high) end ||
        case period when 'hour' then ' per hour' when 'day' then ' per day' else ' per annum' end
      when low > 0 or high > 0 then
        case when low > 0 then 'From ' || pounds(low) else 'Up to ' || pounds(high) end ||
        case period when 'hour' then ' per hour' when 'day' then ' per day' else '' end
      else 'Competitive salary'
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
