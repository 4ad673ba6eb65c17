import { MAIL_NOT_FOUND, type MailContent } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { sql, type Kysely } from 'kysely';
import sanitize from 'sanitize-html';
import type { Database } from '../db/schema.ts';
import { withoutTokens } from '../secrets/token.ts';
import { MAIL_STYLES } from './mail-styles.ts';
import { CALENDAR_FILE } from './message.ts';

/** Layout only: no attribute leads anywhere or fetches anything. The desk's policy allows these styles alone. */
const LAYOUT = [
  { name: 'style', values: Object.values(MAIL_STYLES) },
  'align',
  'valign',
  'width',
  'height',
  'cellpadding',
  'cellspacing',
  'colspan',
  'rowspan',
];

const READ_ONLY: sanitize.IOptions = {
  allowedAttributes: { '*': LAYOUT },
  // Each is kept as it is, or not at all.
  parseStyleAttributes: false,
  // The body's own style sets the mail's margins and type.
  transformTags: { body: 'div' },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'title'],
};

/**
 * What a mail says, for staff: nobody can confirm, change or end anything with what they see of a visitor's mail.
 * @throws ApiProblem 404
 */
export async function readMail(db: Kysely<Database>, id: string): Promise<MailContent> {
  const mail = await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail) throw new ApiProblem(404, MAIL_NOT_FOUND);
  const { reply_to_name: name, reply_to_address: address } = mail;
  return {
    recipient: mail.recipient,
    replyTo: address === null ? null : name ? `${name} <${address}>` : address,
    subject: mail.subject,
    text: withoutTokens(mail.text_body),
    html: sanitize(withoutTokens(mail.html_body), READ_ONLY),
    attachments: [
      ...(mail.attaches_file && mail.submission_id !== null ? await attachments(db, mail.submission_id) : []),
      ...(mail.calendar === null ? [] : [{ name: CALENDAR_FILE, bytes: Buffer.byteLength(mail.calendar) }]),
    ],
  };
}

const attachments = (db: Kysely<Database>, submissionId: string): Promise<MailContent['attachments']> =>
  db
    .selectFrom('submission_files')
    .select(['name', sql<number>`octet_length(content)`.as('bytes')])
    .where('submission_id', '=', submissionId)
    .execute();
