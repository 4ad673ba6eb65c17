import { OUR_FAULT, type ApiClient, type ApiError, type SubscriptionKind } from '@site/contract';
import type { SubscriptionLink } from './subscription-link.ts';

export type LinkOutcome =
  | { result: 'confirmed'; kind: SubscriptionKind }
  | { result: 'unsubscribed' }
  /** The link is of no use any more, or never was. */
  | { result: 'expired' | 'unknown' }
  /** It may work next time. */
  | { result: 'failed'; reason: string };

const NO_CONNECTION = 'We could not be reached. Please check your connection and try again.';

/** Does what the link asks for. */
export async function followLink(api: ApiClient, { action, token }: SubscriptionLink): Promise<LinkOutcome> {
  if (action === 'unsubscribe') {
    const reply = await api.unsubscribe({ token });
    return reply.ok ? { result: 'unsubscribed' } : failedOutcome(reply.error);
  }
  const reply = await api.confirmSubscription({ token });
  return reply.ok ? { result: 'confirmed', kind: reply.data.kind } : failedOutcome(reply.error);
}

/** A link that was cut off on its way is refused with 400: nobody knows it either. */
export function failedOutcome(error: ApiError): LinkOutcome {
  if (error.kind === 'network') return { result: 'failed', reason: NO_CONNECTION };
  if (error.kind === 'unreadable') return { result: 'failed', reason: OUR_FAULT };
  if (error.status === 410) return { result: 'expired' };
  if (error.status === 404 || error.status === 400) return { result: 'unknown' };
  return { result: 'failed', reason: error.message || OUR_FAULT };
}
