import type { JobType, RejectedAdvert, SalaryPeriod } from '@site/contract';

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
}

export interface FeedPage {
  /** How many adverts the whole feed claims to hold. */
  total: number;
  jobs: FeedJob[];
  rejected: RejectedAdvert[];
}

export interface JobFeed {
  /** It deliberately stops after a few adverts. */
  readonly isExcerpt: boolean;
  /**
   * Every page, in order. `firstImport` dates adverts whose age is given in days.
   * @throws FeedError when the feed cannot be read
   */
  pages(options: { firstImport: Date }): AsyncIterable<FeedPage>;
}

/** The feed cannot be read. The message may be shown to staff. */
export class FeedError extends Error {
  override name = 'FeedError';
}
