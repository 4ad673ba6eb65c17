import {
  MAIL_HAS_CHANGED,
  MAIL_IS_BEING_SENT,
  MAIL_IS_SENT,
  MAIL_NOT_FOUND,
  type MailAction,
  type MailStatus,
  type MailToChange,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { refused } from '../../../mocks/expectations/staff-answers.ts';
import type { MockMail } from '../../../mocks/fixtures/mails.ts';
import { recordAction } from '../../../mocks/staff/actions.ts';
import { state } from '../../../mocks/state.ts';

const DONE: Readonly<Record<MailAction, readonly MailStatus[]>> = {
  resend: ['queued', 'waiting'],
  'give-up': ['given-up'],
};

/** Changes a mail as the real back end does. @throws ApiProblem 404, 409 */
export function changeMail(action: MailAction, { id, version }: { id: string; version: string }): MailToChange {
  const found = findMail(id);
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

export function findMail(id: string): MockMail {
  const found = state.mails.find((each) => each.mail.id === id);
  if (!found) throw new ApiProblem(404, MAIL_NOT_FOUND);
  return found;
}

const versionOf = ({ mail: { status }, changes }: MockMail) => `${status} ${changes}`;

export const toChange = (found: MockMail): MailToChange => ({ ...found.mail, version: versionOf(found) });

export const FAILED_MAIL = '/staff/mail/5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a14';
export const UNKNOWN = '“There is no such mail. It may have been deleted.”';

/** Of every button on a mail's page. */
export const button = {
  page: FAILED_MAIL,
  sees: {
    ...refused(),
    401: '“Please sign in as staff to do this.”',
    404: UNKNOWN,
    malformed: 'The path that answered: “Unexpected reply from /.netlify/functions/”.',
    'web-page': 'The path that answered: “Unexpected reply from /.netlify/functions/”.',
  },
  fails: 'The mail stays as it is, and the reason stands beside the button.',
};

export const changed = {
  ...button.sees,
  400: 'The mail stays as it is: “There is no such mail. It may have been deleted.”',
  409: '“This mail has changed since you opened it. Please check its status and try again.”',
};
