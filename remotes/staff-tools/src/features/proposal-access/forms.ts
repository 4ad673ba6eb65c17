import { staffEndpoints } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { failureText } from '../staff-session/failure-text.ts';

/** Shows the question on the page, for browsers without JavaScript: '?revoke=k7qm92hdx4tp'. */
export const REVOKE_PARAMETER = 'revoke';

export const revokeForm = defineForm({
  name: 'revoke-access',
  endpoint: staffEndpoints.revokeProposalAccess,
  fields: [],
  failureText,
  next: (_reply, { pathname }) => pathname,
});

/** Not one of the page's forms without JavaScript: the password of its reply must not go through an address. */
export const addForm = defineForm({
  name: 'add-access',
  endpoint: staffEndpoints.addProposalAccess,
  fields: ['scope', 'person', 'lastDay'],
  failureText,
  next: (_reply, { pathname }) => pathname,
});
