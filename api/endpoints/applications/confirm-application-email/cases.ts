import { applicationOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { visitor, token, reference } = await applicationOf(backend);
    const email = 'confirmed@example.org';
    await visitor.api.changeApplicationEmail({ token, email });
    return visitor.api.confirmApplicationEmail({ token: await backend.emailToken({ reference, email }) });
  },
  ready: { body: { token: 'mock-email-APP-7K2M9Q' } },
};
