import { JOB_CLOSED, JOB_NOT_FOUND } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { publicRead } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { findClosedJob, findJobDetails } from '../../../jobs/detail/job-details.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  async answer({ input, services }) {
    const details = await findJobDetails(services.db, input.slug);
    if (!details) {
      const closed = await findClosedJob(services.db, input.slug);
      throw closed ? new ApiProblem(410, JOB_CLOSED, { details: closed }) : new ApiProblem(404, JOB_NOT_FOUND);
    }
    return details;
  },
});
