import type { Expectation } from './expectation.ts';
import { refused } from './staff-answers.ts';

export const sharePreview = {
  sharePreview: {
    page: '/staff/remotes',
    how: 'Press “Share a preview”, fill in the form and press “Make a link”.',
    sees: {
      ...refused(),
      ready: 'A link: “Whoever has it sees this version”.',
      minimal: 'A link: “Whoever has it sees this version”.',
      hostile: 'A link: “Whoever has it sees this version”.',
      400: 'A summary, and a sentence at each field: “Please enter a path on this site, such as /jobs”.',
      401: '“Your session has ended. Please sign in again.”',
    },
    fails: 'The form stays with what was typed, and the reason above the button.',
    waits: 'The button says “Making a link…”.',
  },
} satisfies Record<string, Expectation>;
