import { myAccount } from '@site/contract';
import { accountOf } from '../../../../tests/contract/accounts.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { visitor } = await accountOf(backend);
    return visitor.api.call(myAccount, {});
  },
};
