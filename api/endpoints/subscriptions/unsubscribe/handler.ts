import { readOneClickOrJson, redirectBrowser } from '@site/protocol';
import { withToken } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { unsubscribe } from '../../../subscriptions/unsubscribe.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withToken,
  answerFirst: redirectBrowser,
  readBody: readOneClickOrJson,
  answer: ({ input, services }) => unsubscribe(services, input.token),
});
