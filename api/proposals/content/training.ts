import type { WriteSection } from './section.ts';

export const training: WriteSection<'training'> = ({ client }) => ({
  id: 'training',
  title: 'Training Partner',
  content: {
    overview: `An optional enhancement: a training partner whom ${client} can add to the plan, in whole or by the course.`,
    partnership:
      'Our training partner teaches bus drivers and transport managers, and delivers at the depots or in its own classrooms.',
    leadership: 'Its instructors have run depots and driven service buses themselves.',
    expertise: 'Approved for periodic training, with a pass record that we share on request.',
    availability: 'Offered alongside the supply of drivers; nothing in this plan depends on it.',
    courses: [
      'OLAT',
      'TM CPC',
      'First Aid',
      'Mental Health awareness',
      'Driver CPC modules',
      'An e-learning platform, in development',
    ],
  },
});
