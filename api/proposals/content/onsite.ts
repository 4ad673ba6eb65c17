import type { WriteSection } from './section.ts';

export const onsite: WriteSection<'onsite'> = ({ operators }) => ({
  id: 'onsite',
  title: 'Onsite support',
  content: {
    overview: 'Our people are in the yard when the drivers are.',
    presence: 'A coordinator at each depot from before the first departure until the last bus is in, in weeks 1 to 4.',
    reporting: `Attendance, lateness and incidents reach ${operators} duty manager the same day.`,
    monitoring: 'Hours, breaks and rest are followed daily, and breaches are stopped before they happen.',
    support: 'Drivers have a person to ask about the duty, the house or the payslip.',
  },
});
