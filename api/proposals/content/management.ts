import type { WriteSection } from './section.ts';
import { portraits } from '../portraits.ts';

export const management: WriteSection<'management'> = ({ operator }) => ({
  id: 'management',
  title: 'Management and leadership',
  content: {
    overview:
      'Two named leaders run the mobilisation from the depots, with four departments behind them. Decisions are taken where the buses are.',
    keyFeatures: [
      `A daily call with ${operator}: who is on shift, who is in training, where numbers are short.`,
      'One escalation route, answered by a person.',
      'Attendance, incidents and licence checks reported weekly, in figures.',
      'The same account team from the first assessment to the last release.',
    ],
    leadership: {
      overview: 'Both leaders are based locally during mobilisation.',
      details: [
        {
          name: 'Harriet Lowe',
          role: 'Mobilisation director',
          details: 'Owns the plan, the numbers and the daily call; at the Wirral depot in weeks 1 to 4.',
          photo: portraits.director,
        },
        {
          name: 'Dev Anand',
          role: 'Head of driver operations',
          details: 'Runs assessment, induction and route learning; at the St Helens depot in weeks 1 to 4.',
          photo: portraits.operations,
        },
      ],
    },
    crossDepartmental: {
      overview: 'Supporting teams',
      description: 'Four departments work to one mobilisation calendar and answer to its leaders.',
      departments: [
        {
          name: 'Compliance',
          icon: 'shield-check',
          description: 'Licences, CPC, right to work, medicals and references, checked before the first assessment.',
        },
        {
          name: 'Relocation & housing',
          icon: 'warehouse',
          description: 'Finds, lets and inspects the houses, and moves drivers in.',
        },
        {
          name: 'Marketing',
          icon: 'bell',
          description: 'Fills the assessment days: local campaigns, referrals and the driver database.',
        },
        {
          name: 'Payroll & finance',
          icon: 'pound',
          description: 'Weekly pay that is right the first time, by PAYE or an FCSA umbrella company.',
        },
      ],
    },
    sustainability: {
      title: 'After the first weeks',
      description:
        'Supervision steps down as the depots settle: from a leader on site, to visits, to a weekly review, with the same people throughout.',
    },
  },
});
