import { dataOf, mailDesk, ofFailedMail } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { staff, id } = await mailDesk(backend);
    const { version } = dataOf(await staff.api.mail({ id }));
    return staff.api.resendMail({ id, version });
  },
  ready: { after: ofFailedMail },
};
