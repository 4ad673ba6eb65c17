import { subscription } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { requestSubscription, subscriptionForms } from '../../../subscriptions/subscribe.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...subscription,
  answer: (call) => requestSubscription(subscriptionForms.jobAlert, call),
});
