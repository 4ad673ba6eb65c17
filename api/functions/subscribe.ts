import { apiFunction } from '../function.ts';
import { requestSubscription, subscriptionForms } from '../subscriptions/subscribe.ts';

export default apiFunction('subscribe', (call) => requestSubscription(subscriptionForms.subscribe, call));
