import { SUBSCRIPTION_KINDS, siteEndpoints, type AlertSettings, type SubscriptionKind } from '@site/contract';
import { defineForm, type Form, type FormHandle } from '@site/remote-kit';
import { subscriptionFailure } from './failure-text.ts';
import type { SubscriptionLink } from './subscription-link.ts';

type LinkCall = (typeof siteEndpoints)['confirmSubscription' | 'unsubscribe'];

/** The form behind each link's button. */
export const linkForms: Readonly<Record<SubscriptionLink['action'], Form<LinkCall, never>>> = {
  confirm: defineForm({
    name: 'confirm',
    endpoint: siteEndpoints.confirmSubscription,
    fields: [],
    failureText: subscriptionFailure,
    next: ({ kind, settings }) => `/subscription?confirmed=${kind}${settings ? `&settings=${settings}` : ''}`,
  }),
  unsubscribe: defineForm({
    name: 'unsubscribe',
    endpoint: siteEndpoints.unsubscribe,
    fields: [],
    failureText: subscriptionFailure,
    next: () => '/subscription?unsubscribed',
  }),
};

/** The reply to either call. */
interface LinkReply {
  success: true;
  kind?: SubscriptionKind;
  settings?: string | undefined;
  alert?: AlertSettings | undefined;
}

/** The outcome, once there is nothing left to press. */
export type LinkOutcome =
  | {
      result: 'confirmed';
      kind: SubscriptionKind;
      /** The token that opens an alert's settings. */
      settings?: string | undefined;
      /** What the alert is for; not in a URL. */
      alert?: AlertSettings | undefined;
    }
  | { result: 'unsubscribed' | 'expired' | 'unknown' };

const GONE = 410;
/** A truncated link is refused with 400: it counts as unknown too. */
const UNKNOWN = [400, 404];

/** Undefined while the button can be pressed: not yet, or again because it may work next time. */
export function outcomeOf({ accepted, failure }: FormHandle<LinkReply>['state']): LinkOutcome | undefined {
  if (accepted) {
    const { kind, settings, alert } = accepted;
    return kind ? { result: 'confirmed', kind, settings, alert } : { result: 'unsubscribed' };
  }
  if (failure?.status === GONE) return { result: 'expired' };
  if (failure && UNKNOWN.includes(failure.status)) return { result: 'unknown' };
  return undefined;
}

/** The outcome in the URL that a posted form redirects to: '?confirmed=job-alert&settings=…' or '?unsubscribed'. */
export function readPostedOutcome(parameters: URLSearchParams): LinkOutcome | undefined {
  const kind = SUBSCRIPTION_KINDS.find((known) => known === parameters.get('confirmed'));
  if (kind) return { result: 'confirmed', kind, settings: parameters.get('settings') ?? undefined };
  return parameters.has('unsubscribed') ? { result: 'unsubscribed' } : undefined;
}
