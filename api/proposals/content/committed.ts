import type { WriteSection } from './section.ts';

export const committed: WriteSection<'committed'> = ({ client }) => ({
  id: 'committed',
  title: 'A committed partner',
  content: {
    overview: `We would rather say no early than let ${client} down late: every commitment in this plan has a name behind it.`,
    keyPoints: [
      'The leaders named here are the people who will be on site.',
      'The reserve is built before the shortfall is known.',
      'We share the figures as they are, good or bad.',
    ],
  },
});
