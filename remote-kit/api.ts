import { createApiClient, type ApiClient, type ApiError, type EndpointName, type TableName } from '@site/contract';

/** For calls from effects and event handlers in the browser. Loaders and actions receive their own client. */
export const api = createApiClient();

/** The client's methods. */
export type CallName = Exclude<EndpointName, TableName>;
export type InputOf<Name extends CallName> = Parameters<ApiClient[Name]>[0];
export type ReplyOf<Name extends CallName> = Extract<Awaited<ReturnType<ApiClient[Name]>>, { ok: true }>['data'];

const UNAUTHORISED = 401;

/** Whether the call failed because there is no session, or it has ended. */
export const isUnauthorised = (error: ApiError): boolean => error.kind === 'refused' && error.status === UNAUTHORISED;

/** The server's message, or its status when it sent none. */
export const messageOf = (error: ApiError): string =>
  error.message || (error.kind === 'refused' ? `The server answered with status ${error.status}` : 'No answer');
