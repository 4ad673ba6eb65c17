import { sentTo, staffOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: async (backend) =>
    (await staffOf(backend)).api.answerApplication({ ...(await sentTo(backend)), from: 'received', to: 'read' }),
};
