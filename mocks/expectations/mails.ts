import type { Expectation } from './expectation.ts';
import { refused, rows, unread } from './staff-answers.ts';

const list = unread('The mail outbox could not be read');
const one = unread('The mail could not be read');
const FAILED_MAIL = '/staff/mail/5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a14';
const UNKNOWN = '“There is no such mail. It may have been deleted.”';

/** Of every button on a mail's page. */
const button = {
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

const changed = {
  ...button.sees,
  400: 'The mail stays as it is: “There is no such mail. It may have been deleted.”',
  409: '“This mail has changed since you opened it. Please check its status and try again.”',
};

export const mails = {
  mails: {
    page: '/staff/mail',
    ...list,
    sees: {
      ...list.sees,
      ...rows('120'),
      ready: 'One mail of each status: “1 to 6 of 6”.',
      empty: '“The site has written no mail yet”.',
      minimal: 'The mails without times and errors: “1 to 6 of 6”.',
      hostile: 'Subjects and errors wrap, markup shows as text: “<script>”.',
    },
  },
  mail: {
    page: FAILED_MAIL,
    ...one,
    sees: {
      ...one.sees,
      ready: 'Why it failed: “no such domain”.',
      minimal: 'The mail without its last error: “It could not be delivered”.',
      hostile: 'The subject wraps, markup shows as text: “<script>”.',
      404: UNKNOWN,
    },
  },
  readMail: {
    ...button,
    how: 'Press “Show this mail”.',
    sees: {
      ...button.sees,
      ready: 'The letter: “We reply within 24 hours.”',
      minimal: 'The letter, without whom to reply to: “We reply within 24 hours.”',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      400: `The mail stays hidden: ${UNKNOWN}`,
    },
    waits: 'The button says “Reading...”.',
  },
  resendMail: {
    ...button,
    how: 'Press “Resend”.',
    sees: {
      ...changed,
      ready: 'The mail is “Queued”: “It goes out next.”',
      minimal: 'The mail is “Queued”: “It goes out next.”',
      hostile: 'The mail is “Queued”: “It goes out next.”',
    },
    waits: 'The button says “Resending...”.',
  },
  giveUpMail: {
    ...button,
    how: 'Press “Give up”.',
    sees: {
      ...changed,
      ready: '“Staff decided not to send it.”',
      minimal: '“Staff decided not to send it.”',
      hostile: '“Staff decided not to send it.”',
    },
    waits: 'The button says “Giving up...”.',
  },
} satisfies Record<string, Expectation>;
