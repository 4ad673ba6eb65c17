import { guardedCall } from '../../../../tests/contract/endpoint-calls.ts';
import { sentTo, staffOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: async (backend) => guardedCall('submissionCv', await staffOf(backend), await sentTo(backend)),
};
