import type { StateName } from '../states/names.ts';
import type { Expectation } from './expectation.ts';

type Lines = Partial<Record<StateName, string>>;

/** Of a page for staff; `heading` is what it says when it cannot be read. */
export const staffPage = (heading: string, { page, sees }: Pick<Expectation, 'page' | 'sees'>): Expectation => ({
  page,
  sees: {
    401: 'The sign-in form: “You need the staff password to see this page.”',
    'session-ends': 'The sign-in form: “Your session has ended. Please sign in again.”',
    500: `“${heading}”: “Something went wrong on our side.”, and “Retry”.`,
    pending: `After eight seconds: “${heading}”.`,
    503: `“${heading}”: “We cannot save or look up anything at the moment.”, and “Retry”.`,
    ...sees,
  },
  fails: `“${heading}”, and “Retry”.`,
  waits: 'The page comes late.',
});

/** Of everything that staff do on a page; `before` stands in front of the reason. */
export const refused = (before = ''): Lines => ({
  403: `“${before}Requests from other sites are not allowed”.`,
  500: `“${before}Something went wrong on our side. Please try again.”`,
  503: `“${before}We cannot save or look up anything at the moment.”`,
  'session-ends': `It is done, and some seconds later the page is locked: “Your session has ended. Please sign in again.”`,
});

/** Of every list for staff with this many rows. */
export const rowCounts = (many: string): Lines => ({
  one: 'A single row: “1 to 1 of 1”.',
  many: `The first of several pages: “1 to 50 of ${many}”.`,
});
