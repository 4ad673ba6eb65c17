import type { Expectation } from './expectation.ts';

const LEEDS_JOB = '/jobs/hgv-class-1-driver-nights-leeds-7001';

export const jobs = {
  getJobs: {
    page: '/jobs',
    sees: {
      ready: 'Twelve of sixty jobs: “60 jobs found”.',
      empty: 'An empty list: “No jobs found matching your criteria”.',
      one: 'A single job: “1 job found”.',
      many: 'Twelve of 1,200 jobs, and a hundred pages: “1,200 jobs found”.',
      minimal: 'The jobs without pay, badges and numbers beside the filters: “60 jobs found”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      pending: 'After eight seconds, in place of the list: “Loading the jobs failed.”, and “Retry”.',
      429: 'In place of the list: “Too many requests. Please wait 15 minutes before trying again.”, and “Retry”.',
    },
    fails: 'The search stays, and in place of the list: “Loading the jobs failed.”, and “Retry”.',
    waits: 'The page comes late; after a click in the list, a bar moves along the top.',
  },
  getJobDetails: {
    page: LEEDS_JOB,
    sees: {
      ready: 'The advert with all its facts: “£18.20–£20.40 per hour”, and four “Related jobs”.',
      one: 'The advert, and no other jobs below it: “£18.20–£20.40 per hour”.',
      many: 'Below the advert four jobs, however many there are: “Related jobs”.',
      minimal: 'The title and little else, with “Competitive” pay and no company’s name.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      400: '“Job Not Found”, with a link to all jobs.',
      404: '“Job Not Found”, with a link to all jobs.',
      410: '“This job has gone”, and four jobs that “are similar and still open”.',
      429: '“This job is stuck in traffic”: “Too many requests. Please wait 15 minutes before trying again.”',
      503: '“This job is stuck in traffic”: “We cannot save or look up anything at the moment.”',
      pending: 'After eight seconds, “This job is stuck in traffic”: “Failed to load job details”.',
      offline: '“This job is stuck in traffic”: “Failed to load job details”, and “Retry”.',
    },
    fails: 'An apology with “Retry”: “This job is stuck in traffic”.',
    waits: 'The page comes late; after a click on a job in a list, a bar moves along the top.',
  },
  jobViewed: {
    page: LEEDS_JOB,
    sees: { ready: 'The advert: “About the role”. Nothing on it says that the visit was counted.' },
    fails: 'The advert as ever: “About the role”. Nobody is told.',
    waits: 'The advert as ever: “About the role”. Nothing waits for the count.',
  },
} satisfies Record<string, Expectation>;
