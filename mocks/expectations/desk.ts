import type { Expectation } from './expectation.ts';
import { rows, unread } from './staff-answers.ts';

const desk = unread('The desk could not be read');
const log = unread('The audit log could not be read');
const composition = unread('The remotes could not be read');
const searches = unread('The searches could not be read');

/** The pages for staff that only show something. */
export const staffPages = {
  deskSummary: {
    page: '/staff',
    ...desk,
    sees: {
      ...desk.sees,
      ready: 'A card for each subject, such as “105 without a job”, and the latest of the audit log.',
      empty: 'A quiet desk: “None new”, “All sent”, “Nobody has changed anything yet”.',
      many: 'Many of each: “100 new”, “20 failed”, “20 missing”.',
      minimal: 'The cards with what is always known: “None yet” for syncs.',
      hostile: 'In the audit log, markup shows as text: “<script>”.',
      running: 'The card “Syncs” says “In progress”.',
      failed: 'The card “Syncs” says “Failed”, and “0 / 0” was changed.',
    },
  },
  auditLog: {
    page: '/staff/audit-log',
    ...log,
    sees: {
      ...log.sees,
      ...rows('80'),
      ready: 'What staff did, newest first: “1 to 4 of 4”.',
      empty: '“Nobody has changed anything yet”.',
      minimal: 'The rows without the number of rows changed: “1 to 4 of 4”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
    },
  },
  remotes: {
    page: '/staff/remotes',
    ...composition,
    sees: {
      ...composition.sees,
      ...rows('80'),
      ready:
        'Four remotes; one has no build: “proposals has no build, and its pages do not work”. A gradual version does ' +
        'worse than the live one: “2.4 points more than live”.',
      empty: '“The registry names no remotes”.',
      minimal: 'The remotes without versions and sizes: “1 to 4 of 4”.',
      hostile: 'Reasons and versions wrap, markup shows as text: “<script>”.',
      404: '“This server answers the API alone, and does not know the remotes.”',
    },
  },
  emptySearches: {
    page: '/staff/searches',
    ...searches,
    sees: {
      ...searches.sees,
      ...rows('140'),
      ready: 'The most frequent first: “Besides 4 searches without the text”.',
      empty: '“Every search found something”.',
      minimal: 'The searches without what they were understood as: “Unknown place”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
    },
  },
} satisfies Record<string, Expectation>;
