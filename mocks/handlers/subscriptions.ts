import {
  LINK_EXPIRED,
  LINK_UNKNOWN,
  NOT_ONE_CLICK,
  type JobAlertRequest,
  type NewsletterRequest,
  type SubscriptionKind,
  type SubscriptionReply,
} from '@site/contract';
import { ApiProblem, readJson } from '@site/protocol';
import { submitOnce } from '../submissions.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { nextSerial, state, type MockSubscription } from '../state.ts';

/** The token of a link that has expired. */
const EXPIRED_TOKEN = 'mock-expired';

/** Nothing is mailed: the links are those of the newest entry in `mockState.subscriptions`. */
function ask(kind: SubscriptionKind, form: NewsletterRequest | JobAlertRequest, request: Request): SubscriptionReply {
  const before = state.submissions.length;
  submitOnce({ name: kind, prefix: 'SUB', form, request });
  // Numbers 1 and 2 exist from the start.
  if (state.submissions.length > before)
    state.subscriptions.push({ number: 2 + nextSerial(), kind, email: form.email, confirmed: false });
  return { success: true };
}

const subscribe = mockEndpoint('subscribe', ({ input, request }) => ask('newsletter', input, request));
const jobAlert = mockEndpoint('jobAlert', ({ input, request }) => ask('job-alert', input, request));

const confirmSubscription = mockEndpoint('confirmSubscription', ({ input: { token } }) => {
  if (token === EXPIRED_TOKEN) throw new ApiProblem(410, LINK_EXPIRED);
  const subscription = state.subscriptions.find(({ number }) => token === `mock-confirm-${number}`);
  if (!subscription) throw new ApiProblem(404, LINK_UNKNOWN);
  subscription.confirmed = true;
  return { success: true, kind: subscription.kind };
});

const isOf = (token: string) => (subscription: MockSubscription) => token === `mock-unsubscribe-${subscription.number}`;

const unsubscribe = mockEndpoint(
  'unsubscribe',
  ({ input: { token } }) => {
    state.subscriptions = state.subscriptions.filter((subscription) => !isOf(token)(subscription));
    return { success: true };
  },
  async (request) => {
    if (!/form/.test(request.headers.get('content-type') ?? '')) return readJson(request);
    const form = await request.formData().catch(() => undefined);
    if (form?.get('List-Unsubscribe') !== 'One-Click') throw new ApiProblem(400, NOT_ONE_CLICK);
    return { token: new URL(request.url).searchParams.get('token') ?? undefined };
  },
);

export const subscriptionHandlers = { subscribe, jobAlert, confirmSubscription, unsubscribe };
