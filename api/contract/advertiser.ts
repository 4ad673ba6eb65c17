import type { JobType } from './job-options.ts';

const PERMANENT = 'an employment agency: the work is permanent';
const TEMPORARY = 'an employment business: the work is temporary';
/** Part-time work may be either. */
const EITHER = 'an employment agency for permanent work, or an employment business for temporary work';

const CAPACITIES: ReadonlyMap<string, string> = new Map<JobType, string>([
  ['permanent', PERMANENT],
  ['full-time', PERMANENT],
  ['contract', TEMPORARY],
  ['temporary', TEMPORARY],
]);

/**
 * Who advertises a job, in which capacity: regulation 27 of the Conduct of Employment Agencies and Employment
 * Businesses Regulations 2003 asks each advert for the full name, and whether the work is permanent or temporary.
 */
export const advertiserText = (legalName: string, jobType: string | null | undefined): string =>
  `Advertised by ${legalName}, acting as ${CAPACITIES.get(jobType ?? '') ?? EITHER}.`;

/** The same for a list of jobs. */
export const advertisersText = (legalName: string): string =>
  `All jobs are advertised by ${legalName}, acting as an employment agency for permanent jobs and as an employment business for temporary and contract work.`;
