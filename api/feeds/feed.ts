import type { FeedFinding, JobType, RejectedAdvert, SalaryPeriod } from '@site/contract';
import type { Insertable } from 'kysely';
import type { JobsTable } from '../db/schema-jobs.ts';

/** An advert in the site's own terms, safe to publish. */
export interface FeedJob {
  externalId: string;
  /** The advert's number, which candidates quote. */
  reference: string;
  title: string;
  company: string | null;
  location: string;
  /** Pounds per `salaryPeriod`; null where not published. */
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPeriod: SalaryPeriod;
  jobType: JobType | null;
  category: string;
  /** Sanitised HTML, as are `requirements` and `benefits`. */
  description: string;
  requirements: string | null;
  benefits: string | null;
  applyUrl: string | null;
  postedAt: Date;
  /** The last day for applications, 'YYYY-MM-DD'; null where the feed has no field for it. */
  closesOn: string | null;
}

/** An advert as it is stored: its columns of `jobs`, with what was found in its words. */
export type JobContent = Omit<Insertable<JobsTable>, 'imported_at' | 'updated_at' | 'closed_at'>;

/** As many adverts as the server can deal with at once without keeping visitors waiting. */
export interface FeedPart<Job = JobContent> {
  /** How many adverts the whole feed claims to hold; null while it has not said it. */
  total: number | null;
  jobs: Job[];
  rejected: RejectedAdvert[];
  /** What was repaired in its jobs, by kind. */
  repaired: FeedFinding[];
  /** What was over a limit of the whole feed, so that nothing after this part is read. */
  unread?: string;
}

export interface JobFeed<Job = JobContent> {
  /** It deliberately stops after a few adverts. */
  readonly isExcerpt: boolean;
  /**
   * All of it, in order. `firstImport` dates adverts whose age is given in days.
   * @throws FeedError when the feed cannot be read
   */
  parts(options: { firstImport: Date }): AsyncIterable<FeedPart<Job>>;
}

/** The feed cannot be read. The message may be shown to staff. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** A limit of the whole feed is reached: what was read counts, and nothing more is read. */
export class CutShort extends FeedError {
  override name = 'CutShort';
}
