import { changeMail, readMail, type MailAction } from '@site/contract';
import { defineForm, messageOf } from '@site/remote-kit';

/** Shows what a mail says. It leads nowhere: what it shows has no address. */
export const readMailForm = defineForm({
  name: 'read-mail',
  endpoint: readMail,
  fields: [],
  failureText: messageOf,
});

const changeForm = (action: MailAction) =>
  defineForm({
    name: action,
    endpoint: changeMail,
    fields: [],
    fixed: { action },
    failureText: messageOf,
    next: (_reply, { pathname }) => pathname,
  });

export const resendForm = changeForm('resend');
export const giveUpForm = changeForm('give-up');
