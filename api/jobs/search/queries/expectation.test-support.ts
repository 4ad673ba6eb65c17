import type { Job, JobList, JobType } from '@site/contract';

/** What the first page of a search must show. All but `none` also ask for at least one job. */
export interface Expectation {
  /** The title of the first job. */
  first?: RegExp;
  /** Every title. */
  all?: RegExp;
  /** At least one title. */
  some?: RegExp;
  /** No title. */
  never?: RegExp;
  /** Every job's location. */
  in?: RegExp;
  /** Every job's contract type. */
  type?: JobType;
  /** The same jobs in the same order as for this search. */
  like?: string;
  /** Nothing is found. */
  none?: true;
}

export type QueryRow = readonly [search: string, expected: Expectation];

/** A sentence for each way in which a page is not as expected. */
export function problemsOf({ jobs, pagination }: JobList, expected: Expectation, likeThese?: JobList): string[] {
  const { first, all, some, never, in: places, type, like, none } = expected;
  if (none) return pagination.total === 0 ? [] : [`found ${titlesOf(jobs)}`];
  const [top] = jobs;
  if (!top) return ['found nothing'];
  const differing = (fits: (job: Job) => boolean) => jobs.filter((job) => !fits(job));
  const lists: [jobs: Job[], problem: string][] = [
    [first && !first.test(top.title) ? [top] : [], 'came first'],
    [all ? differing(({ title }) => all.test(title)) : [], `not ${all}`],
    [some && !jobs.some(({ title }) => some.test(title)) ? jobs : [], `none is ${some}`],
    [never ? jobs.filter(({ title }) => never.test(title)) : [], `should not be ${never}`],
    [places ? differing(({ location }) => places.test(location)) : [], `not in ${places}`],
    [type ? differing(({ job_type }) => job_type === type) : [], `not ${type}`],
    [like && String(jobs.map(idOf)) !== String(likeThese?.jobs.map(idOf)) ? jobs : [], `not as for ${like}`],
  ];
  return lists.filter(([wrong]) => wrong.length > 0).map(([wrong, problem]) => `${problem}: ${titlesOf(wrong)}`);
}

const idOf = ({ id }: Job): string => id;
const titlesOf = (jobs: readonly Job[]): string =>
  jobs.map(({ title, location }) => `${title} (${location})`).join(', ');
