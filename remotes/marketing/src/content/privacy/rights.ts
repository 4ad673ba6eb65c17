import { typeset } from '@site/remote-kit';
import type { LegalSection } from '../legal-text.ts';

export const rights: LegalSection = {
  id: 'rights',
  title: 'Your rights',
  blocks: [
    'They cost you nothing. You can ask us:',
    {
      points: [
        'for a copy of what we hold about you',
        'to correct what is wrong, or to complete it',
        'to erase it, if we have no duty to keep it',
        'to use it less while a question about it is open',
        'to stop using it for what rests on our legitimate interests, and at any time for marketing',
        'to hand it to you, or to somebody else, as a file that a computer can read',
      ],
    },
    'Where we rely on your consent, you can withdraw it at any time; what we did before stays lawful.',
    [
      'Write to our ',
      { text: 'data protection contact', href: '#contact' },
      ' from the e-mail address that you gave us, or tell us which one it was. If we cannot be sure who is asking, we ask for proof before we send anything.',
    ],
  ],
};

/** How soon we answer, as the rows of a sign. */
export const replyTimes = typeset([
  { place: 'Urgent matters', time: '24 hours' },
  { place: 'General queries', time: '5 days' },
  { place: 'Data access requests', time: '30 days' },
]);
