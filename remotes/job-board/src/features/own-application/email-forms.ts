import { changeApplicationEmail, confirmApplicationEmail } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { next, ownApplicationFailure } from './forms.ts';

export const emailForm = defineForm({
  name: 'email',
  endpoint: changeApplicationEmail,
  fields: ['email'],
  failureText: ownApplicationFailure,
  next: next('asked'),
});

/** Without an address for what follows: the reply has the token of the application. */
export const confirmEmailForm = defineForm({
  name: 'confirm',
  endpoint: confirmApplicationEmail,
  fields: [],
  failureText: ownApplicationFailure,
});
