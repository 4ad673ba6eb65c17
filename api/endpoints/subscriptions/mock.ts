import {
  ALERT_UNKNOWN,
  type AlertSettings,
  type JobAlertRequest,
  type NewsletterRequest,
  type SubscriptionKind,
  type SubscriptionReply,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { MockSubscription } from '../../../mocks/fixtures/subscriptions.ts';
import { nextSerial, state } from '../../../mocks/state.ts';
import { submitOnce } from '../../../mocks/submissions.ts';

/** Nothing is mailed: the links are those of the newest entry in `mockState.subscriptions`. */
export function ask(
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

export const isOf = (token: string) => (subscription: MockSubscription) =>
  token === `mock-manage-${subscription.number}`;

export function findAlert(token: string): MockSubscription & { alert: AlertSettings } {
  const { alert, ...found } = state.subscriptions.find(isOf(token)) ?? {};
  if (!alert) throw new ApiProblem(404, ALERT_UNKNOWN);
  return { ...(found as MockSubscription), alert };
}

export const SETTINGS_PAGE = '/jobs/alerts?link=mock-manage-3';

export const LINK_REFUSALS = {
  403: '“Requests from other sites are not allowed”, and the button says “Retry”.',
  503: '“We cannot save or look up anything at the moment.”, and the button says “Retry”.',
  offline: '“The site could not be reached. Please check your connection and try again.”, and the button says “Retry”.',
};
