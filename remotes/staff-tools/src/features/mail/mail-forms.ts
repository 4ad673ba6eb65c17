import { giveUpMail, readMail, resendMail } from '@site/contract';
import { defineForm, messageOf } from '@site/remote-kit';

/** Shows what a mail says. It leads nowhere: what it shows has no address. */
export const readMailForm = defineForm({
  name: 'read-mail',
  endpoint: readMail,
  fields: [],
  failureText: messageOf,
});

const changeForm = (name: string, endpoint: typeof resendMail | typeof giveUpMail) =>
  defineForm({ name, endpoint, fields: [], failureText: messageOf, next: (_reply, { pathname }) => pathname });

export const resendForm = changeForm('resend', resendMail);
export const giveUpForm = changeForm('give-up', giveUpMail);
