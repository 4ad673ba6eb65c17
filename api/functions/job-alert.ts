import { apiFunction } from '../function.ts';
import { requestSubscription, subscriptionForms } from '../subscriptions/subscribe.ts';

export default apiFunction('jobAlert', (call) => requestSubscription(subscriptionForms.jobAlert, call));
