import * as v from 'valibot';
import { LANDING_ROLES } from '@site/contract';

export const LatestJobsInput = v.strictObject({
  /** The slug of a role that has a landing page; default: all roles. */
  role: v.optional(v.picklist(LANDING_ROLES.map(({ slug }) => slug))),
  /** A town or an area; default: everywhere. */
  place: v.optional(v.pipe(v.string(), v.maxLength(100))),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  /** Of the jobs' titles, below the heading of the page's section. */
  headingLevel: v.picklist([2, 3, 4]),
});

export type LatestJobsInput = v.InferOutput<typeof LatestJobsInput>;
