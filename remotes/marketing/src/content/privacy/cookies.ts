import type { LegalBlock } from '../legal-text.ts';

const PROPOSAL_SESSION = [
  'Keeps you signed in to a confidential proposal',
  '30 days from your last visit, and at most 180 days',
];
const DEVICE = [
  'Marks a browser that has known the password, so that other people’s wrong guesses do not lock it out',
  '1 year',
];

/** Compared with the cookies that the server sets: pages/privacy/page.test.ts. */
export const cookies: readonly LegalBlock[] = [
  { heading: 'Cookies', id: 'cookies' },
  'Reading this website sets no cookies. These six are set only when somebody enters a password. They are strictly necessary for that, no script can read them, and no other site receives them: so the law asks for no consent, and you see no cookie banner.',
  {
    table: {
      caption: 'Cookies, set after a password is entered',
      columns: ['Name', 'What it is for', 'How long it lasts'],
      rows: [
        [[{ code: 'session-lcrca' }], ...PROPOSAL_SESSION],
        [[{ code: 'session-transport-uk' }], ...PROPOSAL_SESSION],
        [
          [{ code: 'session-staff' }],
          'Keeps a member of our staff signed in',
          '12 hours; 30 minutes without use end it',
        ],
        [[{ code: 'device-lcrca' }], ...DEVICE],
        [[{ code: 'device-transport-uk' }], ...DEVICE],
        [[{ code: 'device-staff' }], ...DEVICE],
      ],
    },
  },
  ['Your browser shows each name with ', { code: '__Host-' }, ' in front, which ties the cookie to this website.'],
];

/** Compared with what the website stores: pages/privacy/page.test.ts. */
export const deviceStorage: readonly LegalBlock[] = [
  { heading: 'What stays on your device', id: 'storage' },
  'Some parts of the site remember things for you in your browser’s storage. They stay on your device until you send them to us yourself.',
  {
    table: {
      caption: 'What your browser keeps',
      columns: ['Name', 'What it holds', 'How long it is used'],
      rows: [
        [[{ code: 'job-board.saved-jobs' }], 'The jobs that you saved, up to 100', 'Until you remove them'],
        [[{ code: 'job-board.viewed-jobs' }], 'The last 10 jobs that you opened', 'Until you clear them'],
        [
          [{ code: 'job-board.application-draft' }],
          'Applications that you have not sent, and your name, e-mail address and phone number for the next one; never a CV file',
          '30 days',
        ],
        [
          [{ code: 'job-board.applications' }],
          'Which jobs you have applied for, with the reference of each application',
          '180 days',
        ],
        [
          [
            { code: 'session:secureAuth' },
            ' ',
            { code: 'session:transportUkAuth' },
            ' ',
            { code: 'session:staffAuth' },
          ],
          'That you have signed in before, so that the page asks the server whether you still are',
          'Until you sign out',
        ],
        [
          [{ code: 'job-board.results' }, ' ', { code: 'react-router-scroll-positions' }],
          'Your last search, and how far you had scrolled',
          'Until you close the tab',
        ],
      ],
    },
  },
  [
    'The first two are cleared on the page of ',
    { text: 'saved jobs', href: '/jobs/saved' },
    ', drafts and references with “Clear my details” in an application. Deleting your browser’s data for this site removes everything.',
  ],
];
