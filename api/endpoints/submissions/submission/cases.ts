import { sentTo, staffOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: async (backend) => (await staffOf(backend)).api.submission(await sentTo(backend)),
};
