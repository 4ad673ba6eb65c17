import { applicationOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { visitor, token } = await applicationOf(backend);
    return visitor.api.changeApplication({ action: 'write', token, message: 'When shall I hear from you?' });
  },
  ready: { body: { action: 'write', token: 'mock-application-APP-7K2M9Q', message: 'When shall I hear from you?' } },
};
