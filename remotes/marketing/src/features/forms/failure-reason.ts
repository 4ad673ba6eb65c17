import { TOO_MANY_REQUESTS, type ApiError } from '@site/contract';

const CHECK_FORM = 'Please check your form data and try again.';

/**
 * Why a form was not sent, as a message for the visitor.
 *
 * @param notSent for a failure without a reason of its own: 'Failed to send message. Please try again.'
 */
export const failureReason =
  (notSent: string) =>
  (error: ApiError): string => {
    if (error.kind !== 'refused') return notSent;
    if (error.status === 429) return TOO_MANY_REQUESTS;
    return error.message || (error.status === 400 ? CHECK_FORM : notSent);
  };
