import type { WriteSection } from './section.ts';

export const committed: WriteSection<'committed'> = ({ client }) => ({
  id: 'committed',
  title: 'A Committed Partner',
  content: {
    overview: `We would rather say no early than let ${client} down late: every number in this plan has a name behind it.`,
    keyPoints: [
      'The leaders named here are the people who come.',
      'The reserve is built before the shortfall is known, at our risk.',
      'Figures are shared as they are, good and bad.',
    ],
  },
});
