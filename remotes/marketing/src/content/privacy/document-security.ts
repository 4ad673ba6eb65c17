import type { LegalSection } from '../legal-text.ts';

export const documentSecurity: LegalSection = {
  id: 'document-security',
  title: 'Access to sensitive documents',
  blocks: [
    'Proposals and other sensitive documents are read through a secure portal with a password, not sent around by email. To keep them confidential we monitor who reads them.',
    { heading: 'What the access log records' },
    {
      points: [
        'each sign-in, each refused password, each document opened and each section read, with the date and time',
        'your name, if you were given a link and a password of your own',
        'the session it belongs to',
        'a hash of the IP address, which shows that two accesses came from one place, but not from where',
      ],
    },
    { heading: 'Precise location' },
    'Your precise location is requested only if you have granted that permission in your browser. The portal on this website does not ask for it: its pages switch the browser’s location feature off.',
    { heading: 'What it is for' },
    'We read the log only to investigate misuse and to tell a document’s owner who has seen it. Entries are deleted 6 years after the access, and a link of your own 6 years after it ends, unless an investigation or legal proceedings need them for longer.',
  ],
};
