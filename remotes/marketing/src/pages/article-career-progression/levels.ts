import { typeset } from '@site/remote-kit';
import type { PayRange } from '../../features/pay-scale/pay-range.ts';

export interface Level {
  level: string;
  pay: PayRange;
  /** How long people usually stay, counted from the first day in the trade. */
  duration: string;
  roles: readonly string[];
  skills: readonly string[];
}

/** The five levels of a career, lowest first. */
export const levels: readonly Level[] = typeset([
  {
    level: 'Entry level',
    pay: { from: 24, to: 28 },
    duration: 'First two years',
    roles: ['7.5-tonne driver', 'Newly qualified class 2 driver', 'Driver’s mate', 'Shunter'],
    skills: ['Walk-round checks', 'Drivers’ hours and tachograph', 'Manual handling', 'Being on time'],
  },
  {
    level: 'Experienced driver',
    pay: { from: 30, to: 38 },
    duration: 'Years two to five',
    roles: ['Class 1 driver', 'Night trunker', 'Tramper', 'HIAB or tanker driver'],
    skills: ['Coupling and reversing artics', 'Load security', 'Efficient driving', 'Customers at the bay'],
  },
  {
    level: 'Senior driver/trainer',
    pay: { from: 35, to: 45 },
    duration: 'Years five to eight',
    roles: ['Lead driver', 'Driver trainer or assessor', 'ADR specialist', 'Depot mentor'],
    skills: ['Teaching and assessing', 'ADR or specialist cards', 'Reading telematics', 'Investigating incidents'],
  },
  {
    level: 'Management',
    pay: { from: 40, to: 60 },
    duration: 'Years eight to twelve',
    roles: ['Transport planner', 'Shift or compliance manager', 'Transport manager', 'Depot manager'],
    skills: ['Transport Manager CPC', 'Planning software', 'Budgets and rosters', 'Difficult conversations'],
  },
  {
    level: 'Senior management',
    pay: { from: 55, to: 100, orMore: true },
    duration: 'Twelve years and more',
    roles: ['Regional operations manager', 'Head of compliance', 'Fleet director', 'Operations director'],
    skills: ['Contracts and tenders', 'Profit and loss', 'Change and safety culture', 'Regulators and unions'],
  },
]);
