import { ROLE_WORDS, signInEndpoints, STAFF_ROLES, staffEndpoints, type ApiError } from '@site/contract';
import { defineForm, messageOf } from '@site/remote-kit';
import { failureText } from '../staff-session/failure-text.ts';

/** Where whoever has signed in goes on, on this site: '?next=/staff/mail'. */
const NEXT_PARAMETER = 'next';

export const OWN_ACCOUNT = '/staff/account';

/** The address that a page asked for, if it is one of the desk. */
export function nextPage({ searchParams }: Pick<URL, 'searchParams'>): string {
  const next = searchParams.get(NEXT_PARAMETER) ?? '';
  return /^\/(?:staff|test-supabase)(?:[/?-][^\\]*)?$/.test(next) ? next : OWN_ACCOUNT;
}

const signInForm = (name: string) =>
  defineForm({
    name,
    endpoint: signInEndpoints.staffSignIn,
    fields: ['email', 'password', 'code'],
    secrets: ['password', 'code'],
    fixed: { with: 'code' },
    failureText: messageOf,
    next: (_reply, page) => (page.pathname === '/staff/sign-in' ? nextPage(page) : page.pathname + page.search),
  });

export const codeSignInForm = signInForm('account-sign-in');

/** The same where something needs it: the page may have the other, too. */
export const signInAgainForm = signInForm('sign-in-again');

export const acceptForm = defineForm({
  name: 'accept-invitation',
  endpoint: signInEndpoints.acceptInvitation,
  fields: ['password', 'code'],
  secrets: ['password', 'code'],
  fixed: { with: 'password' },
  failureText: messageOf,
  next: () => OWN_ACCOUNT,
});

/** 'consultant,operator': every choice of roles. */
const ROLE_CHOICES = Array.from({ length: 2 ** STAFF_ROLES.length - 1 }, (_, index) =>
  STAFF_ROLES.filter((_role, bit) => (index + 1) & (1 << bit)),
).sort((one, other) => one.length - other.length);

export const ROLE_OPTIONS = ROLE_CHOICES.map((roles) => ({ value: roles.join(','), label: rolesText(roles) }));

/** 'Consultant and operator'. */
export function rolesText(roles: readonly (typeof STAFF_ROLES)[number][]): string {
  return capitalised(new Intl.ListFormat('en-GB').format(roles.map((role) => ROLE_WORDS[role].name.toLowerCase())));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const inviteForm = defineForm({
  name: 'invite-staff',
  endpoint: staffEndpoints.changeStaffAccount,
  fields: ['name', 'email', 'roles'],
  fixed: { action: 'invite' },
  toInput: ({ roles = '', ...texts }) => ({ ...texts, roles: roles.split(',').filter(Boolean) }),
  failureText,
  next: (_reply, { pathname }) => pathname,
});

/** Show the question on the page: '?remove=K7QM92HD'. */
export const ACCOUNT_ACTIONS = ['remove', 'reset'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

const accountForm = <const Action extends AccountAction>(action: Action) =>
  defineForm({
    name: `${action}-account`,
    endpoint: staffEndpoints.changeStaffAccount,
    fields: [],
    fixed: { action },
    failureText,
    next: (_reply, { pathname }) => pathname,
  });

export const accountForms = { remove: accountForm('remove'), reset: accountForm('reset') };

const ownForm = <const Action extends 'remove-passkey' | 'end-session' | 'end-other-sessions'>(action: Action) =>
  defineForm({
    name: action,
    endpoint: staffEndpoints.changeMyAccount,
    fields: [],
    fixed: { action },
    failureText,
    next: (_reply, { pathname }) => pathname,
  });

export const removePasskeyForm = ownForm('remove-passkey');
export const endSessionForm = ownForm('end-session');
export const endOtherSessionsForm = ownForm('end-other-sessions');

export const changePasswordForm = defineForm({
  name: 'change-password',
  endpoint: staffEndpoints.changeMyAccount,
  fields: ['password', 'newPassword'],
  secrets: ['password', 'newPassword'],
  fixed: { action: 'change-password' },
  failureText,
  next: (_reply, { pathname }) => pathname,
});

/** Without an address after it: its reply shows the codes. */
export const newCodesForm = defineForm({
  name: 'new-recovery-codes',
  endpoint: staffEndpoints.changeMyAccount,
  fields: [],
  fixed: { action: 'new-recovery-codes' },
  failureText,
});

/** Whether an invitation's link is at fault, rather than the connection. */
export const isUnusable = (error: ApiError): boolean =>
  error.kind === 'refused' && [400, 404, 410].includes(error.status);
