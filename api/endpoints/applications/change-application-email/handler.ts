import { withTokenToMail } from '../../../access/policy.ts';
import { askForEmail } from '../../../applications/change-email.ts';
import { handler } from '../../../handler.ts';
import { clientAddress } from '../../../limits/client-address.ts';
import { countAttempt } from '../../../limits/rate-limit.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withTokenToMail,
  async answer({ input, request, services }) {
    await countAttempt(services, 'application-change', clientAddress(request, services.config));
    return askForEmail(services, input);
  },
});
