import type { LegalSection } from '../legal-text.ts';
import { cookies, deviceStorage } from './cookies.ts';

export const collection: LegalSection = {
  id: 'collection',
  title: 'Information we collect',
  blocks: [
    { heading: 'Personal information' },
    'Nearly all of it comes from you: through this website, on the phone, or when you register. What we hold depends on what you ask of us. For somebody who works through us it can be all of this:',
    {
      points: [
        'your name, address, email address and phone number',
        'your employment history and your CV',
        'your qualifications and licences, such as driving entitlements, Driver CPC and tachograph card',
        'references from earlier employers',
        'documents that show your right to work in the UK',
        'bank details, for the payroll of temporary staff',
        'our notes on how your enquiry or application is getting on',
      ],
    },
    'For a client, it is the names, email addresses and phone numbers of the people we deal with, and what they ask of us.',
    'If a role calls for a medical or a check of criminal records, we ask for that separately and explain why. Please do not send such details through this website.',
    { heading: 'Technical information' },
    'Every website receives some facts with each request. This is what happens to them here:',
    {
      points: [
        'Your IP address is used to answer you. Where we have to recognise it (too many messages, wrong passwords, a job viewed twice), we store a hash that only our server can compute, not the address.',
        'Your browser says what it is and which device it runs on. We use that to tell people from search robots and to count each viewer of a job once, and do not store it.',
        'Our logs record the pages visited, how the server answered and how long it took, but not who asked.',
        'A search that finds no job is counted with its words, place and filters, so that we learn which jobs are missing, but not with who searched. Of a postcode only the first half is kept, and nothing of a search with an email address or a long number in it.',
        'Cookies and what else stays on your device are described below, one by one.',
      ],
    },
    ...cookies,
    ...deviceStorage,
  ],
};
