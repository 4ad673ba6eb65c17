import * as v from 'valibot';
import { JobQuerySchema, type JobQuery } from '../../contract/job-query.ts';
import { withPostcodeAsPlace } from '../../contract/postcode.ts';

const {
  search,
  near,
  within,
  category,
  location,
  job_type,
  shift,
  licence,
  hours,
  salary_min,
  salary_max,
  salary_period,
} = JobQuerySchema.entries;
export const criteria = {
  search,
  category,
  near,
  within,
  location,
  job_type,
  shift,
  licence,
  hours,
  salary_min,
  salary_max,
  salary_period,
};
export const CriteriaSchema = v.object(criteria);

/** What the jobs of an alert must match, as in get-jobs. */
export type JobAlertCriteria = v.InferOutput<typeof CriteriaSchema>;

/**
 * The part of a search that an alert can watch. Blank values are left out, and options are in one order: searches that
 * ask for the same have the same criteria.
 */
export function criteriaOf(query: Partial<JobQuery>): JobAlertCriteria {
  const asked = withPostcodeAsPlace(query);
  const filled = Object.keys(criteria).flatMap((name) => {
    const value = withoutBlanks(asked[name as keyof JobAlertCriteria]);
    return value ? [[name, value]] : [];
  });
  const { within: distance, salary_period: period, ...others } = Object.fromEntries(filled) as JobAlertCriteria;
  return {
    ...others,
    ...(others.near && distance !== undefined && { within: distance }),
    ...(period && hasSalary(others) && { salary_period: period }),
  };
}

const hasSalary = ({ salary_min: min, salary_max: max }: JobAlertCriteria) => Boolean(min) || Boolean(max);

function withoutBlanks(value: string | number | readonly string[] | undefined) {
  if (!Array.isArray(value)) return value;
  const options = (value as string[]).filter(Boolean).sort();
  return options.length > 0 ? options : undefined;
}

export const NO_CRITERIA = 'Please choose at least one thing that the jobs must match';
export const hasCriteria = (asked: JobAlertCriteria): boolean => Object.keys(criteriaOf(asked)).length > 0;

export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;
/** Every morning, or on Mondays. */
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
export const frequency = v.picklist(ALERT_FREQUENCIES, 'Unknown frequency');

/** The same for every address, so that it does not reveal who is subscribed. */
export const SubscriptionReplySchema = v.object({ success: v.literal(true) });
export type SubscriptionReply = v.InferOutput<typeof SubscriptionReplySchema>;
