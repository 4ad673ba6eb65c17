import type { WriteSection } from './section.ts';

export const supply: WriteSection<'supply'> = ({ operators }) => ({
  id: 'supply',
  title: 'Driver supply',
  content: {
    overview: 'How many, from when and for how long, and what happens when the number changes.',
    commitment:
      '300+ drivers across two depots, subject to vehicle requirement data, each engaged for a minimum of 12 weeks.',
    timeline:
      'Recruitment starts as soon as the order is placed. Assessment, training and onboarding take 3 to 6 weeks.',
    mobilisation: 'Our team is on site for the first 1 to 4 weeks of service.',
    flexibility: `Numbers move up or down with ${operators} vehicle requirement, week by week.`,
    standby: 'Drivers on standby at each depot cover the first departures, sickness and late decisions.',
  },
});
