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
        'to restrict how we use it while a question about it is open',
        'to stop using it where we rely on legitimate interests, and to stop marketing at any time',
        'to give it to you, or to another organisation, in a machine-readable file',
      ],
    },
    'Where we rely on your consent, you can withdraw it at any time; that does not affect what we did before.',
    [
      'Write to our ',
      { text: 'data protection contact', href: '#contact' },
      ' from the email address that you gave us, or tell us which one it was. If we cannot be sure who is asking, we ask for proof before we send anything.',
    ],
  ],
};

/** How soon we answer, as the rows of a sign. */
export const replyTimes = typeset([
  { place: 'Urgent matters', time: '24 hours' },
  { place: 'General queries', time: '5 days' },
  { place: 'Data access requests', time: '30 days' },
]);
