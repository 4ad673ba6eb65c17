import { createApiClient, type ApiError, type Endpoint } from '@site/contract';
import type * as v from 'valibot';

/** For calls from effects and event handlers in the browser. Loaders and actions receive their own client. */
export const api = createApiClient();

export type InputOf<Definition extends Endpoint> = v.InferInput<Definition['input']>;
export type ReplyOf<Definition extends Endpoint> = v.InferOutput<Definition['reply']>;

const UNAUTHORISED = 401;

/** Whether the call failed because there is no session, or it has ended. */
export const isUnauthorised = (error: ApiError): boolean => error.kind === 'refused' && error.status === UNAUTHORISED;

export { messageOf } from '@site/contract';
