import { dataOf, mailDesk, ofFailedMail } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { staff, id } = await mailDesk(backend);
    const { version } = dataOf(await staff.api.mail({ id }));
    const result = await staff.api.giveUpMail({ id, version });
    dataOf(await staff.api.resendMail({ id, version: dataOf(result).version }));
    return result;
  },
  ready: { after: ofFailedMail },
  // It has been given up already.
  alone: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a15', version: '' },
};
