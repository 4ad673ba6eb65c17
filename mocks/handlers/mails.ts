import {
  MAIL_HAS_CHANGED,
  MAIL_IS_BEING_SENT,
  MAIL_IS_SENT,
  MAIL_NOT_FOUND,
  MAIL_STATUSES,
  MailSchema,
  type MailAction,
  type MailStatus,
  type MailToChange,
} from '@site/contract';
import { answerRows, ApiProblem } from '@site/protocol';
import type { MockMail } from '../fixtures/mails.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';
import { recordAction } from '../staff/actions.ts';
import { state } from '../state.ts';

const mails = mockEndpoint('mails', ({ input: { status, search = '', ...query }, ...caller }) => {
  requireSession(caller, 'staff');
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
});

const mail = mockEndpoint('mail', ({ input: { id }, ...caller }) => {
  requireSession(caller, 'staff');
  return toChange(find(id));
});

const readMail = mockEndpoint('readMail', ({ input: { id }, ...caller }) => {
  requireSession(caller, 'staff');
  const found = find(id);
  recordAction('read-mail', { subject: found.mail.reference, rows: 0 });
  return found.content;
});

const DONE: Readonly<Record<MailAction, readonly MailStatus[]>> = {
  resend: ['queued', 'waiting'],
  'give-up': ['given-up'],
};

/** Changes a mail as the real back end does. @throws ApiProblem 404, 409 */
function change(action: MailAction, { id, version }: { id: string; version: string }): MailToChange {
  const found = find(id);
  const subject = found.mail.reference;
  const refuse = (sentence: string) => {
    recordAction(`${action}-mail`, { subject, outcome: 'refused' });
    return new ApiProblem(409, sentence);
  };
  const isDone = DONE[action].includes(found.mail.status);
  if (!isDone) {
    if (found.mail.status === 'sending') throw refuse(MAIL_IS_BEING_SENT);
    if (versionOf(found) !== version) throw refuse(MAIL_HAS_CHANGED);
    if (action === 'give-up' && found.mail.status === 'sent') throw refuse(MAIL_IS_SENT);
    found.changes += 1;
    const changed =
      action === 'resend'
        ? ({ status: 'queued', attempts: 0, lastError: null } as const)
        : ({ status: 'given-up' } as const);
    found.mail = { ...found.mail, ...changed, nextAttemptAt: null };
  }
  recordAction(`${action}-mail`, { subject, rows: isDone ? 0 : 1 });
  return toChange(found);
}

const resendMail = mockEndpoint('resendMail', ({ input, ...caller }) => {
  requireSession(caller, 'staff');
  return change('resend', input);
});

const giveUpMail = mockEndpoint('giveUpMail', ({ input, ...caller }) => {
  requireSession(caller, 'staff');
  return change('give-up', input);
});

function find(id: string): MockMail {
  const found = state.mails.find((each) => each.mail.id === id);
  if (!found) throw new ApiProblem(404, MAIL_NOT_FOUND);
  return found;
}

const versionOf = ({ mail: { status }, changes }: MockMail) => `${status} ${changes}`;

const toChange = (found: MockMail): MailToChange => ({ ...found.mail, version: versionOf(found) });

export const mailHandlers = { mails, mail, readMail, resendMail, giveUpMail };
