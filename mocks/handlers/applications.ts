import { deliver } from '../delivery.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

const applyToJob = mockEndpoint('applyToJob', ({ input }) => deliver({ limit: 'apply-to-job', prefix: 'APP', form: input }));

export const applicationHandlers = { applyToJob };
