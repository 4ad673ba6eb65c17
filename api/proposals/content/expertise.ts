import type { WriteSection } from './section.ts';

export const expertise: WriteSection<'expertise'> = () => ({
  id: 'expertise',
  title: 'Our expertise',
  content: {
    overview:
      'We have mobilised drivers for a franchised bus network before, at this scale and at this speed, and we have kept what we learnt.',
    achievements: [
      'A database of 35,000+ drivers, with licence, CPC and tachograph records kept current.',
      'A network mobilisation in which 150+ drivers were onboarded in 5 weeks.',
      'A peak of 300+ drivers working on one network.',
      'One team for recruitment, housing, compliance and payroll, so that a driver has one number to call.',
    ],
    experience:
      'On the Bee Network we supplied drivers to depots that changed operator overnight, and stood in the yard on the first mornings with the people who ran them.',
    beeNetworkMetrics: '150+ drivers onboarded in 5 weeks; 300+ at peak.',
    innovation:
      'Assessment days run at the depots themselves, in the vehicles that drivers will drive, so that a pass means ready for that route and not just for any bus.',
  },
});
