import { withTokenToWrite } from '../../../access/policy.ts';
import { chooseInterview } from '../../../applications/interviews/choose-interview.ts';
import { handler } from '../../../handler.ts';
import { clientAddress } from '../../../limits/client-address.ts';
import { countAttempt } from '../../../limits/rate-limit.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withTokenToWrite,
  async answer({ input, request, services }) {
    await countAttempt(services, 'application-change', clientAddress(request, services.config));
    return chooseInterview(services, input);
  },
});
