import { MAIL_STATUSES, MailSchema, type MailStatus } from '@site/contract';
import { answerRows } from '@site/protocol';
import { rowCounts, staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { earlier, listStates } from '../../../../mocks/states/lists.ts';
import { endpoint, operation } from './contract.ts';

export const mailLists = listStates('mails', (each, number) => ({
  ...each,
  mail: {
    ...each.mail,
    id: `${number + 10}${each.mail.id.slice(2)}`,
    createdAt: earlier(each.mail.createdAt, number),
  },
}));

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { status, search = '', ...query } }) {
    const contains = (text: string) => text.toLowerCase().includes(search.toLowerCase());
    const found = state.mails
      .map(({ mail }) => mail)
      .filter((each) => contains(each.reference) || contains(each.subject));
    const rows = found.filter((each) => status === undefined || each.status === status);
    const list = answerRows(query, { name: 'mail', schema: MailSchema, rows });
    if (list instanceof Response) return list;
    const count = (wanted: MailStatus) => found.filter((each) => each.status === wanted).length;
    const counts = Object.fromEntries(MAIL_STATUSES.map((each) => [each, count(each)])) as Record<MailStatus, number>;
    return { ...list, counts };
  },
  states: mailLists,
  refusedInput: { query: '?status=lost&page=0&format=xml', fields: ['status', 'page', 'format'] },
  shows: staffPage('The mail outbox could not be read', {
    page: '/staff/mail',
    sees: {
      ...rowCounts('120'),
      ready: 'One mail of each status: “1 to 6 of 6”.',
      empty: '“The site has written no mail yet”.',
      minimal: 'The mails without times and errors: “1 to 6 of 6”.',
      hostile: 'Subjects and errors wrap, markup shows as text: “<script>”.',
    },
  }),
});
