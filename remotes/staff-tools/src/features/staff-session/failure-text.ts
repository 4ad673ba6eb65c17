import type { ApiError } from '@site/contract';
import { isUnauthorised, messageOf } from '@site/remote-kit';

/** Why a form of the desk was not accepted. */
export const failureText = (error: ApiError): string =>
  isUnauthorised(error) ? 'Your session has ended. Please sign in again.' : messageOf(error);
