import type { Expectation } from './expectation.ts';
import { refused, rows, unread } from './staff-answers.ts';

const list = unread('The submissions could not be read');
const one = unread('The submission could not be read');
const PAGE = '/staff/submissions/APP-7K2M9Q';
const UNKNOWN = 'There is no submission with this reference. It may have been deleted.';
const UNREVEALED = 'The submission could not be revealed: ';
const UNSAVED = 'The submission could not be saved: ';

export const submissions = {
  submissions: {
    page: '/staff/submissions',
    ...list,
    sees: {
      ...list.sees,
      ...rows('140'),
      ready: 'What visitors sent, masked: “1 to 7 of 7”.',
      empty: '“Nobody has sent anything yet”.',
      minimal: 'The usual list, as every field is required: “1 to 7 of 7”.',
      hostile: 'Names and subjects wrap, markup shows as text: “<script>”.',
    },
  },
  submission: {
    page: PAGE,
    ...one,
    sees: {
      ...one.sees,
      ready: 'Who sent it stays hidden: “A file, hidden until revealed”.',
      minimal: 'The usual page, as every field is required: “A file, hidden until revealed”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      404: `“${UNKNOWN}”`,
    },
  },
  revealSubmission: {
    page: PAGE,
    how: 'Press “Reveal”.',
    sees: {
      ...refused(UNREVEALED),
      ready: 'The whole submission: “Síle Okafor”.',
      minimal: 'The whole submission: “Síle Okafor”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      401: `“${UNREVEALED}Please sign in as staff to do this.”`,
      404: `“${UNREVEALED}${UNKNOWN}”`,
    },
    fails: `It stays masked: “${UNREVEALED}”, and the reason.`,
    waits: 'The button says “Revealing…”.',
  },
  changeSubmission: {
    page: PAGE,
    how: 'Choose “Done” and press “Save”.',
    sees: {
      ...refused(UNSAVED),
      ready: '“Saved.”',
      minimal: '“Saved.”',
      hostile: '“Saved.”',
      401: `“${UNSAVED}Please sign in as staff to do this.”`,
      404: `“${UNSAVED}${UNKNOWN}”`,
      409: 'Both versions: “A colleague has changed this submission since you opened it.”, and “Keep theirs”.',
    },
    fails: `What was chosen stays: “${UNSAVED}”, and the reason.`,
    waits: 'The button says “Saving…”.',
  },
  submissionCv: {
    page: PAGE,
    how: 'Press “Reveal”, then “Download Sile Okafor.pdf (1 KB)”.',
    sees: {
      ready: 'The browser saves a PDF, and the page stays: “Download Sile Okafor.pdf (1 KB)”.',
      'session-ends': 'The browser saves a PDF, and some seconds later the page is locked: “Your session has ended.”',
    },
    fails: 'The browser says that the download failed, and the page stays: “Download Sile Okafor.pdf (1 KB)”.',
    waits: 'The browser is downloading, and the page stays: “Download Sile Okafor.pdf (1 KB)”.',
  },
} satisfies Record<string, Expectation>;
