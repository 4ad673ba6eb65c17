import { OUR_FAULT, type ApiError } from '@site/contract';

const NO_CONNECTION = 'The site could not be reached. Please check your connection and try again.';

/** The message for the visitor when a call about a subscription failed. */
export function subscriptionFailure(error: ApiError): string {
  if (error.kind === 'network') return NO_CONNECTION;
  return (error.kind === 'refused' && error.message) || OUR_FAULT;
}
