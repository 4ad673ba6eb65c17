import {
  ALERT_UNKNOWN,
  criteriaOf,
  LINK_EXPIRED,
  LINK_UNKNOWN,
  SAME_ALERT,
  type AlertSettings,
  type JobAlertRequest,
  type NewsletterRequest,
  type SubscriptionKind,
  type SubscriptionReply,
} from '@site/contract';
import { ApiProblem, readOneClickOrJson, redirectBrowser } from '@site/protocol';
import type { MockSubscription } from '../fixtures/subscriptions.ts';
import { submitOnce } from '../submissions.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { nextSerial, state } from '../state.ts';

/** The token of a link that has expired. */
const EXPIRED_TOKEN = 'mock-expired';

/** Nothing is mailed: the links are those of the newest entry in `mockState.subscriptions`. */
function ask(
  kind: SubscriptionKind,
  form: NewsletterRequest | JobAlertRequest,
  request: Request,
  alert?: AlertSettings,
): SubscriptionReply {
  const before = state.submissions.length;
  submitOnce({ name: kind === 'newsletter' ? 'subscribe' : kind, prefix: 'SUB', form, request });
  // Numbers 1 to 3 exist from the start.
  if (state.submissions.length > before)
    state.subscriptions.push({
      number: 3 + nextSerial(),
      kind,
      email: form.email,
      confirmed: false,
      ...(alert && { alert }),
    });
  return { success: true };
}

const subscribe = mockEndpoint('subscribe', ({ input, request }) => ask('newsletter', input, request));
const jobAlert = mockEndpoint('jobAlert', ({ input, request }) => {
  const { frequency } = input;
  return ask('job-alert', input, request, { frequency, criteria: criteriaOf(input), paused: false });
});

const confirmSubscription = mockEndpoint('confirmSubscription', ({ input: { token } }) => {
  if (token === EXPIRED_TOKEN) throw new ApiProblem(410, LINK_EXPIRED);
  const subscription = state.subscriptions.find(({ number }) => token === `mock-confirm-${number}`);
  if (!subscription) throw new ApiProblem(404, LINK_UNKNOWN);
  subscription.confirmed = true;
  const { kind, number, alert } = subscription;
  return { success: true, kind, ...(kind === 'job-alert' && { settings: `mock-manage-${number}`, alert }) };
});

const isOf = (token: string) => (subscription: MockSubscription) => token === `mock-manage-${subscription.number}`;

const unsubscribe = mockEndpoint(
  'unsubscribe',
  ({ input: { token } }) => {
    state.subscriptions = state.subscriptions.filter((subscription) => !isOf(token)(subscription));
    return { success: true };
  },
  { readBody: readOneClickOrJson, answerFirst: redirectBrowser },
);

function findAlert(token: string): MockSubscription & { alert: AlertSettings } {
  const { alert, ...found } = state.subscriptions.find(isOf(token)) ?? {};
  if (!alert) throw new ApiProblem(404, ALERT_UNKNOWN);
  return { ...(found as MockSubscription), alert };
}

const alertSettings = mockEndpoint('alertSettings', ({ input: { token } }) => findAlert(token).alert);

const changeAlert = mockEndpoint('changeAlert', ({ input: change }) => {
  const { alert, number, email } = findAlert(change.token);
  const { ends_at: _, ...kept } = alert;
  const changed: AlertSettings =
    change.action === 'change'
      ? { ...kept, frequency: change.frequency, criteria: criteriaOf(change) }
      : { ...kept, ...(change.action !== 'keep' && { paused: change.action === 'pause' }) };
  const others = state.subscriptions.filter((each) => each.number !== number && each.confirmed);
  if (others.some((each) => each.email === email && isSame(each.alert, changed))) throw new ApiProblem(409, SAME_ALERT);
  state.subscriptions = state.subscriptions.map((each) =>
    each.number === number ? { ...each, alert: changed } : each,
  );
  return changed;
});

const isSame = (one: AlertSettings | undefined, { criteria }: AlertSettings): boolean =>
  JSON.stringify(one?.criteria) === JSON.stringify(criteria);

export const subscriptionHandlers = {
  subscribe,
  jobAlert,
  confirmSubscription,
  unsubscribe,
  alertSettings,
  changeAlert,
};
