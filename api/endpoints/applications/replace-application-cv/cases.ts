import { applicationOf, CV_FILE } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { visitor, token } = await applicationOf(backend);
    return visitor.api.replaceApplicationCv({ token, cvFile: CV_FILE });
  },
  ready: { body: { token: 'mock-application-APP-7K2M9Q', cvFile: CV_FILE } },
};
