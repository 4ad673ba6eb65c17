import { MAIL_STATUSES, MailSchema, type MailStatus } from '@site/contract';
import { sql } from 'kysely';
import { forConsultants } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { containing } from '../../../jobs/search/search-query.ts';
import { mailStatus } from '../../../mail/mail-status.ts';
import { selectStaffMails, subjectWithoutNames, toStaffMail } from '../../../mail/staff-mail.ts';
import { answerList } from '../../../staff/answer-list.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  async answer({ input: { status, search, ...query }, services: { db, clock } }) {
    const now = clock();
    const list = await answerList(query, {
      name: 'mail',
      schema: MailSchema,
      found: selectStaffMails(db, now)
        .$if(search !== undefined, (mails) => mails.where(matches(search!)))
        .$if(status !== undefined, (mails) => mails.where(mailStatus(now), '=', status!))
        .orderBy('created_at', 'desc')
        .orderBy('id'),
      toRow: toStaffMail,
    });
    if (list instanceof Response) return list;
    const counted = await db
      .selectFrom('mail_outbox')
      .select(mailStatus(now).as('status'))
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .$if(search !== undefined, (mails) => mails.where(matches(search!)))
      .groupBy(sql`1`)
      .execute();
    const none = MAIL_STATUSES.map((each) => [each, 0] as const);
    const counts = Object.fromEntries([...none, ...counted.map(({ status: each, count }) => [each, Number(count)])]);
    return { ...list, counts: counts as Record<MailStatus, number> };
  },
});

/** By what the list shows: what is searched for stays in the page's address, so nobody is found by their name. */
const matches = (search: string) => sql<boolean>`(
  reference ilike ${containing(search)}
  or ${subjectWithoutNames} ilike ${containing(search)}
)`;
