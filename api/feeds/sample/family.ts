import type { ShiftPattern } from './shifts.ts';

/**
 * The sentences one kind of work is described with. Slots in braces: {title} {town} {site} {road} {employer} {kit}.
 * {Employer} is the same, at the start of a sentence.
 */
export interface Family {
  openings: readonly string[];
  /** The employer and the team. */
  about: readonly string[];
  duties: readonly string[];
  /** A working day, told rather than listed: for the longer adverts. */
  days: readonly string[];
  requirements: readonly string[];
  desirables: readonly string[];
  benefits: readonly string[];
  closings: readonly string[];
}

export type PayPeriod = 'hour' | 'day' | 'annum';
export type Industry = 'HGV Driver' | 'Van Driver' | 'Warehouse' | 'Admin' | 'Management' | 'Transport' | 'Logistics';

export interface Role {
  titles: readonly string[];
  industry: Industry;
  family: Family;
  shifts: ShiftPattern;
  /** Lowest and highest pay in pounds, before a shift premium; a role may be paid in more than one way. */
  pay: Partial<Record<PayPeriod, readonly [number, number]>>;
  kit: readonly string[];
  duties: readonly string[];
  requirements: readonly string[];
  weight: number;
}
