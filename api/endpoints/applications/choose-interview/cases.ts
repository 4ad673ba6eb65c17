import { interviewOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { visitor, token, slot } = await interviewOf(backend);
    return visitor.api.chooseInterview({ token, slot });
  },
  ready: {
    body: { token: 'mock-application-APP-5FWN2C', slot: '00000000-0000-4000-8001-3546574e3243' },
  },
};
