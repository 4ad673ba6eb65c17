import { apiFunction } from '../function.ts';
import { redirectBrowser, readOneClickOrJson } from '@site/protocol';
import { unsubscribe } from '../subscriptions/unsubscribe.ts';

const answer = apiFunction(
  'unsubscribe',
  ({ input, services }) => unsubscribe(services, input.token),
  readOneClickOrJson,
);

export default async (request: Request): Promise<Response> => redirectBrowser(request) ?? answer(request);
