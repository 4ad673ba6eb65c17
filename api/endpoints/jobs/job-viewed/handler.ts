import { handler } from '../../../handler.ts';
import { countView } from '../../../jobs/detail/count-view.ts';
import { clientAddress } from '../../../limits/client-address.ts';
import { countAttempt } from '../../../limits/rate-limit.ts';
import { isRobot } from '../../../robots.ts';
import { endpoint } from './contract.ts';

/** Sent by a job's page once somebody sees it. Robots get the same reply and count for nothing. */
export default handler(endpoint, {
  access: 'public',
  limits: ['job-view'],
  async answer({ input, request, services }) {
    if (isRobot(request)) return { success: true };
    await countAttempt(services, 'job-view', clientAddress(request, services.config));
    await countView(services, request, input.id);
    return { success: true };
  },
});
