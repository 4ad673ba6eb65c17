import type { WriteSection } from './section.ts';

export const technology: WriteSection<'technology'> = ({ operators }) => ({
  id: 'technology',
  title: 'Technology',
  content: {
    overview: 'One record for each driver, from the application to the last timesheet.',
    systems: [
      'A driver database with licence, CPC and right-to-work dates, and warnings before they lapse',
      'Shift booking and confirmation by phone',
      'Digital timesheets that feed payroll',
      'A live view of who has been assessed, who is trained and who is on shift',
    ],
    customisation: `Reports are set out by ${operators} depots, routes and pay weeks.`,
    future: 'Route-learning material on drivers’ phones, and rosters exchanged between systems without retyping.',
  },
});
