import type * as v from 'valibot';
import type { AccessScope } from './access.ts';
import type { endpoints, EndpointName } from './endpoints.ts';

export type OperationTag = 'Jobs' | 'Forms' | 'Subscriptions' | 'Access' | 'Proposals' | 'Staff' | 'Tables';

/** What the documentation says about an endpoint beyond its schemas. Apart from them, so that no page loads it. */
export interface Operation<Name extends EndpointName = EndpointName> {
  summary: string;
  tag: OperationTag;
  description?: string;
  /** The sessions that open it; any one will do. Without one it answers 401. */
  sessions?: readonly AccessScope[];
  /** The session whose cookie its replies set. */
  opens?: AccessScope;
  /** Whether it takes submissions: one for each Idempotency-Key, and 5 in 15 minutes. */
  takesForm?: true;
  /** Refusals beyond those of every endpoint: status -> reason. */
  refusals?: Readonly<Partial<Record<401 | 403 | 404 | 409 | 410 | 429 | 502 | 503, string>>>;
  example?: v.InferInput<(typeof endpoints)[Name]['input']>;
}

export type Operations<Name extends EndpointName> = { readonly [Each in Name]: Operation<Each> };

export const TOO_MANY_READS = 'Too much was read from this address';
