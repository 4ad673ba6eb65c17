import { apiFunction } from '../function.ts';
import { clientAddress } from '../limits/client-address.ts';
import { countAttempt } from '../limits/rate-limit.ts';
import { countView } from '../jobs/detail/count-view.ts';
import { isRobot } from '../robots.ts';

/** Sent by a job's page once somebody sees it. Robots get the same reply and count for nothing. */
export default apiFunction('jobViewed', async ({ input, request, services }) => {
  if (isRobot(request)) return { success: true };
  await countAttempt(services, 'job-view', clientAddress(request, services.config));
  await countView(services, request, input.id);
  return { success: true };
});
