import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

const filesOf = (db: Kysely<Database>, reference: string) =>
  db
    .selectFrom('submission_files')
    .innerJoin('form_submissions', 'form_submissions.id', 'submission_files.submission_id')
    .where('form_submissions.reference', '=', reference);

/** The CV that came with an application, without its content. The size is in bytes. */
export const findCv = (db: Kysely<Database>, reference: string) =>
  filesOf(db, reference)
    .select(['name', sql<number>`length(submission_files.content)`.as('size')])
    .executeTakeFirst();

/** The same, with its content in Base64. */
export const readCv = (db: Kysely<Database>, reference: string) =>
  filesOf(db, reference)
    .select(['name', 'media_type as mediaType', sql<string>`encode(submission_files.content, 'base64')`.as('content')])
    .executeTakeFirst();
