import { LICENCES, SHIFTS, type Licence, type Shift } from '@site/contract';
import { escapeText } from 'entities';
import type { FeedJob } from '../../../feeds/feed.ts';
import { toBits } from '../../list/option-bits.ts';
import { clausesOf } from './clauses.ts';
import { readClosingDate } from './closing-date.ts';
import { readLicences } from './licences.ts';
import { readShifts } from './shifts.ts';
import { readWeeklyHours, type HoursRange } from './weekly-hours.ts';

/** What an advert says in words. */
export interface AdvertFacts {
  /** Empty, and null below, where it does not say. */
  shifts: Shift[];
  licences: Licence[];
  weeklyHours: HoursRange | null;
  /** 'YYYY-MM-DD'. */
  closesOn: string | null;
}

type Advert = Pick<FeedJob, 'title' | 'description' | 'requirements' | 'postedAt'>;

/** Reads what an advert says of its conditions. Where it does not say clearly, nothing is claimed. */
export function readAdvertFacts(advert: Advert): AdvertFacts {
  const title = clausesOf(escapeText(advert.title));
  const description = clausesOf(advert.description);
  const requirements = clausesOf(advert.requirements);
  const text = [...description, ...requirements];
  return {
    shifts: readShifts(title, text),
    licences: readLicences({ title, description, requirements }),
    weeklyHours: readWeeklyHours([...title, ...text]),
    closesOn: readClosingDate([...title, ...text], advert.postedAt),
  };
}

/** The columns of `jobs` with what an advert says. */
export function factColumns(advert: Advert) {
  const { shifts, licences, weeklyHours, closesOn } = readAdvertFacts(advert);
  return {
    shifts: toBits(SHIFTS, shifts),
    licences: toBits(LICENCES, licences),
    hours_min: weeklyHours?.min ?? null,
    hours_max: weeklyHours?.max ?? null,
    closes_on: closesOn,
  };
}
