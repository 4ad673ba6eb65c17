import { NO_CONNECTION, OUR_FAULT, type ApiError } from '@site/contract';

/** The message for the visitor when a call about a subscription failed. */
export function subscriptionFailure(error: ApiError): string {
  if (error.kind === 'network') return NO_CONNECTION;
  return (error.kind === 'refused' && error.message) || OUR_FAULT;
}
