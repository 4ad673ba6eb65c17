import { createApiClient, type ApiClient, type ApiError, type EndpointName, type TableName } from '@site/contract';

/** For calls made in the browser, in effects and event handlers. Loaders and actions are given one of their own. */
export const api = createApiClient();

/** The client's methods. */
export type CallName = Exclude<EndpointName, TableName>;
export type InputOf<Name extends CallName> = Parameters<ApiClient[Name]>[0];
export type ReplyOf<Name extends CallName> = Extract<Awaited<ReturnType<ApiClient[Name]>>, { ok: true }>['data'];

const UNAUTHORISED = 401;

/** The call needs a session, and there is none or it is over. */
export const isUnauthorised = (error: ApiError): boolean => error.kind === 'refused' && error.status === UNAUTHORISED;

/** The server's own words, or its status where it sent none. */
export const messageOf = (error: ApiError): string =>
  error.message || (error.kind === 'refused' ? `The server answered with status ${error.status}` : 'No answer');
