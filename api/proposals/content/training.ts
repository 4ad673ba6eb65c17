import type { WriteSection } from './section.ts';

export const training: WriteSection<'training'> = ({ client }) => ({
  id: 'training',
  title: 'Training partner',
  content: {
    overview: `An optional enhancement: a training partner that ${client} can add to the plan, in full or course by course.`,
    partnership:
      'Our training partner teaches bus drivers and transport managers, and delivers at the depots or in its own classrooms.',
    leadership: 'Its instructors know depots and service buses from their own working lives.',
    expertise: 'From Driver CPC periodic training to transport manager qualifications.',
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
