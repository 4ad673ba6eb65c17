import { jobTypeText } from './job-type.ts';
import type { ChoiceFilter, Licence, Shift, WeeklyHours } from './job-options.ts';

export const SHIFT_TEXT: Readonly<Record<Shift, string>> = {
  days: 'Days',
  nights: 'Nights',
  earlies: 'Earlies',
  lates: 'Lates',
  weekends: 'Weekends',
  rotating: 'Rotating shifts',
};

export const LICENCE_TEXT: Readonly<Record<Licence, string>> = {
  B: 'Car or van (B)',
  C1: '7.5 tonnes (C1)',
  C: 'Class 2 (C)',
  'C+E': 'Class 1 (C+E)',
  D1: 'Minibus (D1)',
  D: 'Bus or coach (D)',
};

const HOURS_TEXT: Readonly<Record<WeeklyHours, string>> = {
  'under-30': 'Under 30 hours',
  '30-to-45': '30 to 45 hours',
  'over-45': 'Over 45 hours',
};

const TEXTS: Readonly<Partial<Record<ChoiceFilter, Readonly<Record<string, string>>>>> = {
  shift: SHIFT_TEXT,
  licence: LICENCE_TEXT,
  hours: HOURS_TEXT,
};

/** An option of a filter as visitors read it: 'Part-time', 'Class 1 (C+E)'. */
export const optionText = (filter: ChoiceFilter, option: string): string =>
  filter === 'job_type' ? jobTypeText(option) : (TEXTS[filter]?.[option] ?? option);
