import type { WriteSection } from './section.ts';

export const assessment: WriteSection<'assessment'> = ({ operators }) => ({
  id: 'assessment',
  title: 'Assessment and onboarding',
  content: {
    overview:
      'Six steps lead from an application to a driver signed off for a route. Assessment, training and onboarding take 3 to 6 weeks.',
    stage1: {
      title: 'Stage 1: screening',
      details:
        'Licence, CPC, driving record, right to work and references are checked, and a consultant interviews the driver.',
    },
    stage2: {
      title: 'Stage 2: driving assessment',
      details: 'A drive with an assessor in a service bus: hazard awareness, vehicle control and passenger comfort.',
    },
    induction: {
      title: 'Induction',
      details: `Within 1 week of assessment: ${operators} rules, ticketing, the depot and the emergency procedures.`,
    },
    route_learning: {
      title: 'Route learning',
      details: 'Drivers start with 3 to 5 routes and add more as the roster needs them.',
    },
    mentoring: {
      title: 'Mentoring',
      details: 'A mentor rides along on the first duties and talks each one through afterwards.',
    },
    signoff: {
      title: 'Final sign-off',
      details: 'Assessor, mentor and depot agree in writing before a driver takes a bus out alone.',
    },
  },
});
