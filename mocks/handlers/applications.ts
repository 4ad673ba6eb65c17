import { JOB_NOT_FOUND } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { submitOnce } from '../submissions.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { state } from '../state.ts';

const applyToJob = mockEndpoint('applyToJob', ({ input, request }) => {
  const exists = state.jobs.some(({ slug }) => slug === input.jobSlug);
  if (!exists && input.website === '') throw new ApiProblem(404, JOB_NOT_FOUND);
  return submitOnce({ name: 'apply-to-job', prefix: 'APP', form: input, request });
});

export const applicationHandlers = { applyToJob };
