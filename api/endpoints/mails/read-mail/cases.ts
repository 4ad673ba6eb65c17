import { mailDesk } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { staff, id } = await mailDesk(backend);
    return staff.api.readMail({ id });
  },
  ready: { body: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a14' } },
};
