import { forConsultants } from '../../../access/policy.ts';
import { jobsToAnswer, openApplications } from '../../../applications/open-applications.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  answer: async ({ input: { job }, services: { db } }) => ({
    jobs: await jobsToAnswer(db),
    applications: job === undefined ? [] : await openApplications(db, job),
  }),
});
