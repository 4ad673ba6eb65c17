import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  ready: { body: { token: 'mock-manage-3' } },
};
