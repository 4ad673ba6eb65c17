import type { FeedFinding, JobAlertCriteria, RejectedAdvert, SalaryPeriod, SyncRun, SyncTrigger } from '@site/contract';
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Computed<Value> = ColumnType<Value, never, never>;

export interface JobsTable {
  id: Generated<string>;
  /** The advert's id in the feed. */
  external_id: string;
  slug: string;
  title: string;
  company: string | null;
  location: string;
  salary_min: number | null;
  salary_max: number | null;
  salary_period: SalaryPeriod;
  /** Pounds a year, for comparing: the contract's `yearlyMin` and `yearlyMax`. */
  yearly_min: Computed<number | null>;
  yearly_max: Computed<number | null>;
  job_type: string | null;
  category: string;
  description: string;
  requirements: string | null;
  benefits: string | null;
  apply_url: string | null;
  posted_at: Timestamp;
  /** What the advert says of them, see jobs/advert-facts: bits of the contract's `SHIFTS` and `LICENCES`. */
  shifts: Generated<number>;
  licences: Generated<number>;
  hours_min: number | null;
  hours_max: number | null;
  /** The last day for applications, in London: 'YYYY-MM-DD'. */
  closes_on: string | null;
  /** The advert's number, which candidates quote; '' where it is not known. */
  reference: Generated<string>;
  is_featured: Generated<boolean>;
  /** Of the feed's data and the terms found in it: if it is equal, there is nothing to update. */
  content_hash: string;
  imported_at: Timestamp;
  updated_at: Timestamp;
  /** When the advert left the feed, or its closing date had passed; null while it is open. */
  closed_at: NullableTimestamp;
  /**
   * The trade's terms for the title and contract type, and those for the whole advert, which also has those of the
   * places that it names; see jobs/search/transport-terms.ts.
   */
  title_terms: Generated<string>;
  text_terms: Generated<string>;
  /** The terms of the place and of all areas that hold it; see jobs/search/place-terms.ts. */
  place_terms: Generated<string>;
  /** Title, place, `title_terms` and `place_terms`: what a job is about. */
  title_search: Computed<string>;
  search: Computed<string>;
}

/** Separate from `jobs`, so that counting does not rewrite a job and its search index. */
interface JobViewsTable {
  job_id: string;
  view_count: number;
}

/** Who has looked at which job today. */
interface JobViewersTable {
  /** Keyed hash of visitor, job and day. */
  key: string;
  seen_at: Timestamp;
}

interface JobCategoriesTable {
  id: string;
  name: string;
  description: string;
  color: string;
  is_active: boolean;
  sort_order: number;
}

/** Open jobs with the columns of the public data layer. */
interface PublicJobsView {
  id: string;
  title: string;
  description: string;
  location: string;
  salary_text: string;
  job_type: string | null;
  category: string;
  requirements: string | null;
  benefits: string | null;
  slug: string;
  posted_date: Date;
  is_featured: boolean;
  view_count: number;
  logicmelon_id: string;
}

export interface SyncRunsTable {
  id: Generated<number>;
  status: SyncRun['status'];
  /** What started it; null where that is not known. */
  triggered_by: SyncTrigger | null;
  started_at: Timestamp;
  /** Updated while the run is alive. */
  heartbeat_at: Timestamp;
  finished_at: NullableTimestamp;
  adverts_read: Generated<number>;
  /** How many adverts the feed claims to hold; null until it has, and where only an excerpt is read. */
  adverts_total: number | null;
  /** When the whole feed had been read; only then are jobs written. */
  feed_read_at: NullableTimestamp;
  jobs_processed: Generated<number>;
  jobs_added: Generated<number>;
  jobs_updated: Generated<number>;
  jobs_closed: Generated<number>;
  jobs_failed: Generated<number>;
  error_message: string | null;
  /** The first adverts that could not be imported; written as JSON. */
  failures: ColumnType<RejectedAdvert[], string | undefined, string>;
  /** What was repaired and refused, by kind; written as JSON. */
  findings: ColumnType<FeedFinding[], string | undefined, string>;
}

/** When cleared jobs were first imported. */
interface ClearedJobsTable {
  external_id: string;
  imported_at: Timestamp;
}

/** Words that a mistyped search may be corrected to. */
interface SearchWordsTable {
  word: string;
}

/** Searches that found nothing, by day. */
interface EmptySearchesTable {
  /** 'YYYY-MM-DD', UTC. */
  day: string;
  /** JSON; {} for all whose text is not kept. */
  query: ColumnType<JobAlertCriteria, string, never>;
  /** JSON: what get-jobs made of the latest such search. */
  understood: ColumnType<UnderstoodSearch, string, string>;
  searches: number;
  last_at: Timestamp;
}

export interface UnderstoodSearch {
  /** 'Salford, Greater Manchester' */
  place?: string;
  /** What its words were corrected to. */
  corrected?: string;
}

export interface JobTables {
  jobs: JobsTable;
  job_views: JobViewsTable;
  job_viewers: JobViewersTable;
  job_categories: JobCategoriesTable;
  public_jobs: PublicJobsView;
  sync_runs: SyncRunsTable;
  search_words: SearchWordsTable;
  cleared_jobs: ClearedJobsTable;
  empty_searches: EmptySearchesTable;
}
