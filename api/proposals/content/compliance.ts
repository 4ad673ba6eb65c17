import type { WriteSection } from './section.ts';

export const compliance: WriteSection<'compliance'> = () => ({
  id: 'compliance',
  title: 'Compliance',
  content: {
    overview: 'Every check is finished and on file before a driver is offered a duty.',
    principle: 'No check, no shift: nobody can override it, whatever the shortage.',
    contribution: 'We take part in the industry’s work on fair pay, working time and driver welfare.',
    payment:
      'Drivers are paid by PAYE or through an FCSA umbrella company, and choose with the figures in front of them.',
    standards:
      'Drivers’ hours and working time rules, PCV licensing and CPC, right to work, agency worker rights and data protection.',
  },
});
