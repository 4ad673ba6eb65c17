import { yearlyMax, yearlyMin, type Job, type JobQuery, type WeeklyHours } from '@site/contract';

/** What jobs must match, wherever they are in a list. */
export type JobFilters = Omit<JobQuery, 'page' | 'limit' | 'sort' | 'exact' | 'facets'>;

type Fits = { [Name in keyof JobFilters]?: (job: Job, value: NonNullable<JobFilters[Name]>, now: Date) => boolean };

const DAY_MS = 86_400_000;

const reachesInto: Readonly<Record<WeeklyHours, (hours: { min: number; max: number }) => boolean>> = {
  'under-30': ({ min }) => min < 30,
  '30-to-45': ({ min, max }) => min <= 45 && max >= 30,
  'over-45': ({ max }) => max > 45,
};

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

const FITS: Fits = {
  search: ({ title, category, location, company, reference, description }, search) => {
    const advert = [title, category, location, company, reference, description].join(' ');
    return search.split(/\s+/).every((word) => includes(advert, word));
  },
  category: (job, names) => names.includes(job.category),
  location: (job, texts) => texts.some((text) => includes(job.location, text)),
  salary_min: (job, pounds) => (yearlyMax(job) ?? -1) >= pounds,
  salary_max: (job, pounds) => (yearlyMin(job) ?? Infinity) <= pounds,
  job_type: (job, types) => types.some((type) => type === job.job_type),
  shift: (job, shifts) => shifts.some((shift) => job.shifts?.includes(shift)),
  licence: (job, licences) => licences.some((licence) => job.licences?.includes(licence)),
  hours: ({ weekly_hours }, chosen) =>
    weekly_hours !== undefined && chosen.some((each) => reachesInto[each](weekly_hours)),
  posted_within: (job, days, now) => Date.parse(job.created_at) >= now.getTime() - days * DAY_MS,
};

/** Whether a word begins as the text does; a single letter suggests nothing. */
export const isSuggested = (words: string, text: string): boolean =>
  text.length > 1 && includes(` ${words}`, ` ${text}`);

/** Whether a job matches every filter that is set. */
export const fits = (job: Job, filters: JobFilters, now: Date): boolean =>
  Object.entries(FITS).every(([name, isFitting]) => {
    const value = filters[name as keyof JobFilters];
    return value === undefined || value === '' || isFitting(job, value as never, now);
  });
