import { savedJobsHref } from '@site/remote-kit/links/job-board.ts';
import type { LegalBlock } from '../legal-text.ts';

/** Compared with the cookies that the server sets: pages/privacy/policy-and-code.test.ts. */
export const cookies: readonly LegalBlock[] = [
  { heading: 'Cookies', id: 'cookies' },
  'Reading this website sets no cookies, except while we introduce a new version of a part of it step by step: one then keeps you on the same version from page to page. Six of the others are set only when somebody enters a password, and one when somebody opens a link to a preview. All are strictly necessary for what they do, no script can read them, and no other site receives them: so the law asks for no consent, and you see no cookie banner.',
  {
    table: {
      caption: 'Cookies of this website',
      columns: ['What it is for', 'How long it lasts', 'Name'],
      rows: [
        [
          'Keeps you signed in to a confidential proposal',
          '30 days from your last visit, and at most 180 days',
          [{ code: 'session-lcrca' }, ' ', { code: 'session-transport-uk' }],
        ],
        [
          'Keeps a member of our staff signed in',
          '12 hours; 30 minutes without use end it',
          [{ code: 'session-staff' }],
        ],
        [
          'Marks a browser that has known the password, so that other people’s wrong guesses do not lock it out',
          '1 year',
          [{ code: 'device-lcrca' }, ' ', { code: 'device-transport-uk' }, ' ', { code: 'device-staff' }],
        ],
        [
          'Shows a part of this website in another version, to our staff and to people to whom they sent a link',
          '8 hours at most, or until you choose “Stop previewing”',
          [{ code: 'remote-preview' }],
        ],
        [
          'Keeps you on one version of the website while some visitors get a new one first: a random number from 0 to 99, which you share with every hundredth visitor',
          '30 days',
          [{ code: 'release-group' }],
        ],
      ],
    },
  },
  ['Your browser shows each name with ', { code: '__Host-' }, ' in front, which ties the cookie to this website.'],
];

/** Compared with what the website stores: pages/privacy/policy-and-code.test.ts. */
export const deviceStorage: readonly LegalBlock[] = [
  { heading: 'What stays on your device', id: 'storage' },
  'Some parts of the site remember things for you in your browser’s storage. They stay on your device until you send them to us yourself.',
  {
    table: {
      caption: 'What your browser keeps',
      columns: ['What it holds', 'How long it is used', 'Name'],
      rows: [
        [
          'The jobs that you saved, up to 100, and how many they are',
          'Until you remove them',
          [{ code: 'job-board.saved-jobs' }, ' ', { code: 'event:saved-jobs' }],
        ],
        ['The last 10 jobs that you opened', 'Until you clear them', [{ code: 'job-board.viewed-jobs' }]],
        [
          'Applications that you have not sent, and your name, email address and phone number for the next one; never a CV file',
          '30 days',
          [{ code: 'job-board.application-draft' }],
        ],
        [
          'Which jobs you have applied for, with the reference of each application and, once you have opened it, the link to its page and how it stood',
          '180 days',
          [{ code: 'job-board.applications' }],
        ],
        [
          'That you have signed in before, so that the page asks the server whether you still are',
          'Until you sign out',
          [
            { code: 'session:secureAuth' },
            ' ',
            { code: 'session:transportUkAuth' },
            ' ',
            { code: 'session:staffAuth' },
          ],
        ],
        [
          'Whether you chose light or dark colours for this website',
          'Until you choose the system’s again',
          [{ code: 'colour-scheme' }],
        ],
        [
          'Your last search, and how far you had scrolled',
          'Until you close the tab',
          [{ code: 'job-board.results' }, ' ', { code: 'react-router-scroll-positions' }],
        ],
        [
          'What you have typed into a form and not sent yet; never a password or a file',
          'Until you send it or close the tab',
          [{ code: 'form' }],
        ],
        [
          'Which page was opened again because we had just replaced a part of the website',
          'Until you close the tab',
          [{ code: 'opened-again' }],
        ],
      ],
    },
  },
  [
    'Clear the first two, and the links to your applications, on the page ',
    { text: 'Saved and applied', href: savedJobsHref },
    ', and drafts and references with “Clear my details” in an application form. Deleting your browser’s data for this site removes everything.',
  ],
];
