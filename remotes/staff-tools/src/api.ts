import { createApiClient, type ApiError } from '@site/contract';

/** For calls made from the browser, in effects and event handlers. */
export const api = createApiClient();

const UNAUTHORISED = 401;

export const isUnauthorised = (error: ApiError): boolean => error.kind === 'refused' && error.status === UNAUTHORISED;

/** The server's own words, or its status where it sent none. */
export const messageOf = (error: ApiError): string =>
  error.message || (error.kind === 'refused' ? `The server answered with status ${error.status}` : 'No answer');
