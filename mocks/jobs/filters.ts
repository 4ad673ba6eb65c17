import { yearlyMax, yearlyMin, type Job, type JobQuery, type WeeklyHours } from '@site/contract';

/** What jobs must match, wherever they are in a list. */
export type JobFilters = Omit<JobQuery, 'page' | 'limit' | 'sort' | 'exact' | 'facets'>;
export type FilterName = keyof JobFilters;

type Fits = { [Name in FilterName]?: (job: Job, value: NonNullable<JobFilters[Name]>, now: Date) => boolean };

const DAY_MS = 86_400_000;

const reachesInto: Readonly<Record<WeeklyHours, (hours: { min: number; max: number }) => boolean>> = {
  'under-30': ({ min }) => min < 30,
  '30-to-45': ({ min, max }) => min <= 45 && max >= 30,
  'over-45': ({ max }) => max > 45,
};

const FITS: Fits = {
  search: matchesWords,
  category: (job, names) => names.includes(job.category),
  location: (job, texts) => texts.some((text) => job.location.toLowerCase().includes(text.toLowerCase())),
  salary_min: (job, pounds) => (yearlyMax(job) ?? -1) >= pounds,
  salary_max: (job, pounds) => (yearlyMin(job) ?? Infinity) <= pounds,
  job_type: (job, types) => types.some((type) => type === job.job_type),
  shift: (job, shifts) => shifts.some((shift) => job.shifts?.includes(shift)),
  licence: (job, licences) => licences.some((licence) => job.licences?.includes(licence)),
  hours: ({ weekly_hours }, chosen) =>
    weekly_hours !== undefined && chosen.some((each) => reachesInto[each](weekly_hours)),
  posted_within: (job, days, now) => Date.parse(job.created_at) >= now.getTime() - days * DAY_MS,
};

/** Whether a job matches every filter that is set. */
export const fits = (job: Job, filters: JobFilters, now: Date): boolean =>
  (Object.keys(FITS) as FilterName[]).every((name) => {
    const value = filters[name];
    const isFitting = FITS[name] as ((job: Job, value: unknown, now: Date) => boolean) | undefined;
    return value === undefined || value === '' || !isFitting || isFitting(job, value, now);
  });

/** The search is the advert's reference, or every word of it starts a word of the advert. */
function matchesWords(job: Job, search: string): boolean {
  if (search.toLowerCase() === job.reference?.toLowerCase()) return true;
  const words = wordsOf(
    [job.title, job.category, job.location, job.company, job.description, job.requirements].join(' '),
  );
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]*>/g, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
