import type { LegalSection } from '../legal-text.ts';

export const usage: LegalSection = {
  id: 'usage',
  title: 'How we use your information',
  blocks: [
    { heading: 'For candidates' },
    {
      points: [
        'to find roles that suit you, and to put you forward with your agreement',
        'to check your identity, right to work, licences and references',
        'to book your shifts, pay you, and keep the records that tax and employment law ask for',
        'to answer you, and to tell you what became of an application or a registration',
        'to send you the job alerts that you asked for',
      ],
    },
    { heading: 'For clients' },
    {
      points: [
        'to understand what you need, to quote for it, and to tell you what became of your request',
        'to introduce candidates and supply temporary staff, also in an emergency',
        'to run our contract with you: bookings, timesheets, invoices and reviews',
        'to show you confidential proposals, and nobody else',
      ],
    },
    { heading: 'What happens to what you send' },
    {
      points: [
        'A form is stored in our database and sent by email to the team that deals with it. You receive an acknowledgement with a reference.',
        'The acknowledgement of an application, a registration or a quote request has a link to a page of its own, where you see it, correct or withdraw it, write to us, download it and have it erased. Whoever has the link can do that: keep it to yourself. The page ends with the data.',
        'A CV file (PDF or Word, up to 5 MB) is checked to be what its name says and to hold no macros. It is stored with your application and goes to our recruitment team only. When you replace it on your application’s page, we delete the one before.',
        'A job alert starts once you confirm it from your own mailbox. Every email has a link that changes, pauses or ends it. Once a year we ask whether you still want it, and without an answer within 30 days we delete it.',
        'The newsletter starts in the same way, and each issue has a link that ends it and deletes your address.',
      ],
    },
    { heading: 'Our lawful bases' },
    {
      table: {
        caption: 'Lawful bases under Article 6(1) of the UK GDPR',
        columns: ['What we do', 'Basis'],
        rows: [
          ['Find you work or staff, at your request or under our contract', 'Contract, point (b)'],
          ['Check the right to work; pay wages and tax; keep statutory records', 'Legal obligation, point (c)'],
          ['Send job alerts and the newsletter', 'Consent, point (a); withdraw it at any time'],
          [
            'Keep in touch with clients and candidates; keep the website and documents secure; count views of jobs',
            'Legitimate interests, point (f): to run the agency well and safely',
          ],
        ],
      },
    },
    { heading: 'People decide' },
    'No decision about you is made by a computer alone. A search ranks job adverts by the words and places that you type; a consultant decides who is put forward.',
  ],
};
