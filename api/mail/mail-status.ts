import type { MailStatus } from '@site/contract';
import { sql, type RawBuilder } from 'kysely';

/**
 * A mail's status for people, in SQL over `mail_outbox`. While a worker has a mail, its lease (`due_at`) is in the
 * future and it has no error; if the worker dies, the mail is simply due.
 */
export const mailStatus = (now: Date): RawBuilder<MailStatus> => sql`case
  when status = 'dead' then 'failed'
  when status <> 'queued' then status
  when last_error is not null then 'waiting'
  when attempts > 0 and due_at > ${now} then 'sending'
  else 'queued'
end`;
