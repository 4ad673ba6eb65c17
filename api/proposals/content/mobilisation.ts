import type { WriteSection } from './section.ts';

export const mobilisation: WriteSection<'mobilisation'> = () => ({
  id: 'mobilisation',
  title: 'Mobilisation requirements',
  content: {
    overview: 'What has to be in place before the first bus leaves the depot, in numbers and dates.',
    requirements: [
      { label: 'Drivers required', value: '300+ PCV licence holders, subject to vehicle requirement data' },
      { label: 'Depots', value: '2: Wirral and St Helens' },
      { label: 'Start of service', value: 'September 2026' },
      { label: 'Minimum engagement', value: '12 weeks' },
      { label: 'Assessment, training and onboarding', value: '3 to 6 weeks' },
      { label: 'Mobilisation support', value: 'Weeks 1 to 4' },
    ],
    plan: [
      { label: 'Assessment, training and onboarding', from: -6, to: 0 },
      { label: 'Mobilisation support on site', from: 0, to: 4 },
      { label: 'Minimum engagement', from: 0, to: 12 },
    ],
  },
});
