import { apiFunction } from '../function.ts';
import { redirectBrowser, readOneClickOrJson } from '../subscriptions/one-click.ts';
import { unsubscribe } from '../subscriptions/unsubscribe.ts';

const answer = apiFunction(
  'unsubscribe',
  ({ input, services }) => unsubscribe(services, input.token),
  readOneClickOrJson,
);

export default async (request: Request): Promise<Response> => redirectBrowser(request) ?? answer(request);
