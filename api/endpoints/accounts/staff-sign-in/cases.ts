import { staffSignIn } from '@site/contract';
import { MOCK_CODE } from '@site/mocks';
import { accountOf } from '../../../../tests/contract/accounts.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { email, recoveryCode } = await accountOf(backend);
    return backend.visitor().api.call(staffSignIn, { with: 'code', email, code: recoveryCode });
  },
  ready: { body: { with: 'code', email: 'alex@agency.example', password: '', code: MOCK_CODE } },
  attempt: ({ api }, number) =>
    api.call(staffSignIn, { with: 'code', email: `guess${number}@agency.example`, code: 'wrong' }),
};
