import { OUR_FAULT, type ApiError } from '@site/contract';

/** The message for the visitor when a call about an alert failed. */
export function alertFailure(error: ApiError): string {
  if (error.kind === 'network') return 'Network error. Please try again.';
  return (error.kind === 'refused' && error.message) || OUR_FAULT;
}
