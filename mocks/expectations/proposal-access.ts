import type { Expectation } from './expectation.ts';
import { refused, rows, unread } from './staff-answers.ts';

const PAGE = '/staff/proposal-access';
const log = unread('The access log could not be read');
const UNREAD = 'Personal access could not be read';

export const proposalAccess = {
  proposalAccess: {
    page: PAGE,
    sees: {
      ready: 'People with links of their own: “Personal access (2)”.',
      empty: '“Nobody has a link of their own”.',
      one: '“Personal access (1)”.',
      many: 'A long table: “Personal access (40)”.',
      minimal: 'The people without when they last read: “Never”.',
      hostile: 'Names wrap, markup shows as text: “<script>”.',
      pending: `After eight seconds: “${UNREAD}”.`,
      'session-ends': 'The sign-in form: “Staff Access”.',
    },
    fails: `“${UNREAD}”, with “Retry”; the access log below it is there: “1 to 4 of 4”.`,
    waits: 'The page comes late.',
  },
  accessLog: {
    page: PAGE,
    ...log,
    sees: {
      ...log.sees,
      ...rows('80'),
      ready: 'Who read what, and when: “1 to 4 of 4”.',
      empty: '“Nothing has been read”.',
      minimal: 'The log without names: “Shared password”.',
      hostile: 'Names wrap, and Arabic runs from right to left: “نجلب لكم أفضل السائقين”.',
    },
  },
  addProposalAccess: {
    page: PAGE,
    how: 'Press “Give access”, fill in the form and press “Give access”.',
    sees: {
      ...refused(),
      ready: 'A link and its password: “The password is not shown again.”',
      minimal: 'A link and its password: “The password is not shown again.”',
      hostile: 'The password wraps, markup shows as text: “<script>”.',
      400: 'A summary, and a sentence at each field: “Please choose a day before 2100”.',
      401: '“Your session has ended. Please sign in again.”',
    },
    fails: 'The form stays with what was typed, and the reason above the button.',
    waits: 'The button says “Giving access…”.',
  },
  revokeProposalAccess: {
    page: PAGE,
    how: 'Press “Revoke”, then “Revoke access”.',
    sees: {
      ...refused(),
      ready: 'The row says “Revoked”, and its button is gone.',
      minimal: 'The row says “Revoked”, and its button is gone.',
      hostile: 'The row says “Revoked”, and its button is gone.',
      400: 'The dialog stays: “Unknown access”.',
      401: '“Your session has ended. Please sign in again.”',
      404: '“Nobody has this link.”',
    },
    fails: 'The dialog stays, with the reason above its buttons.',
    waits: 'The button says “Revoking…”.',
  },
} satisfies Record<string, Expectation>;
