import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Attachment } from '../mail/message.ts';

/** Keeps a form's file, in the place of the one that it had. */
export async function storeFile(
  db: Kysely<Database>,
  submissionId: string,
  { name, mediaType, content }: Attachment,
): Promise<void> {
  const file = { name, media_type: mediaType, content: sql<Buffer>`decode(${content}, 'base64')` };
  await db
    .insertInto('submission_files')
    .values({ submission_id: submissionId, ...file })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(file))
    .execute();
}
