import { JOB_NOT_FOUND } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { submitOnce } from '../submissions.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { state } from '../state.ts';

const applyToJob = mockEndpoint('applyToJob', ({ input, request }) =>
  submitOnce({
    name: 'apply-to-job',
    prefix: 'APP',
    form: input,
    request,
    accept({ jobSlug }) {
      if (!state.jobs.some(({ slug }) => slug === jobSlug)) throw new ApiProblem(404, JOB_NOT_FOUND);
    },
  }),
);

export const applicationHandlers = { applyToJob };
