import type { Expectation } from './expectation.ts';
import { rows, unread } from './staff-answers.ts';

const list = unread('The syncs could not be read');
const one = unread('The sync could not be read');

export const syncs = {
  syncs: {
    page: '/staff/syncs',
    ...list,
    sees: {
      ...list.sees,
      ...rows('1,120'),
      ready: 'A chart and a table of the syncs: “1 to 50 of 56”.',
      empty: '“There has been no sync yet”.',
      minimal: 'The syncs without who started them: “Not recorded”.',
      hostile: 'Reasons wrap, and Arabic runs from right to left: “نجلب لكم أفضل السائقين”.',
      running: '“A sync is running”, and how far it is.',
      failed: 'The newest row says “The job feed could not be read: it answered with status 503”.',
    },
  },
  syncDetails: {
    page: '/staff/syncs/47',
    ...one,
    sees: {
      ...one.sees,
      ready: 'What the sync changed, and “Rejected adverts (3)”.',
      many: 'A long table: “Rejected adverts (60)”.',
      minimal: 'What is always known of a sync: “Not recorded”.',
      hostile: 'Reasons wrap, and Arabic runs from right to left: “نجلب لكم أفضل السائقين”.',
      404: '“There is no such sync. Syncs are kept for 90 days.”',
    },
  },
} satisfies Record<string, Expectation>;
