import { typeset } from '@site/remote-kit';

export const marketPay = typeset({
  heading: 'What our open jobs pay today',
  role: 'Role',
  pay: 'Pay a year',
  jobs: 'jobs',
  median: 'Median',
  middle: 'middle half',
  /** Before the date. */
  counted: 'From the jobs that are open on this site and publish their pay, as of',
  method:
    'Each job counts with the middle of its range. Hourly pay counts as 2,080 hours a year, daily pay as 260 days. ' +
    'The bar is the middle half of the jobs, the line in it the median. A job can count for two roles.',
  empty: 'Too few open jobs publish their pay at the moment to compare them by role.',
  failed: 'We could not load what our open jobs pay just now. The rest of the article does not need it.',
  seeJobs: 'See the open jobs',
});
