import { apiFunction } from '../function.ts';
import { confirmSubscription } from '../subscriptions/confirm.ts';

export default apiFunction('confirmSubscription', ({ input, services }) => confirmSubscription(services, input.token));
