import * as v from 'valibot';
import { parseStored } from '../device/parse-stored.ts';
import { jobHref } from '../job/job-summary.ts';

/** Where a tab's storage has the results that its visitor saw last. */
export const TRAIL_KEY = 'job-board.results';

/** The results that a visitor saw last: one page of a search. */
const TrailSchema = v.object({
  /** The list's URL. */
  href: v.pipe(v.string(), v.regex(/^\/jobs(\?|$)/)),
  /** Jobs found over all pages. */
  total: v.number(),
  /** The position of the page's first job among them, from 1. */
  first: v.number(),
  jobs: v.array(v.object({ slug: v.string(), title: v.string() })),
  previousPage: v.optional(v.string()),
  nextPage: v.optional(v.string()),
});
export type Trail = v.InferOutput<typeof TrailSchema>;

/** A way to another job, or to the page of results that it is on. */
export interface Step {
  href: string;
  label: string;
}

/** Where a job stands among the results. */
export interface Place {
  /** From 1. */
  position: number;
  total: number;
  previous: Step | undefined;
  next: Step | undefined;
}

/** What was stored, if it is a trail. */
export const readTrail = parseStored(TrailSchema, undefined);

/** Undefined for a job that is not among the results, or is all of them: there is nowhere to go. */
export function placeOf(slug: string, trail: Trail): Place | undefined {
  const index = trail.jobs.findIndex((job) => job.slug === slug);
  if (index === -1 || trail.total === 1) return undefined;
  return {
    position: trail.first + index,
    total: trail.total,
    previous: stepTo('Previous', trail.jobs[index - 1], trail.previousPage),
    next: stepTo('Next', trail.jobs[index + 1], trail.nextPage),
  };
}

function stepTo(direction: string, job: Trail['jobs'][number] | undefined, page: string | undefined): Step | undefined {
  if (job) return { href: jobHref(job.slug), label: `${direction} job: ${job.title}` };
  return page === undefined ? undefined : { href: page, label: `${direction} page of results` };
}
