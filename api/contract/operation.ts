import type * as v from 'valibot';
import type { AccessScope } from '../endpoints/access/contract.ts';
import type { Endpoint } from './endpoint.ts';

/** In the order in which the documentation has them. */
export const OPERATION_TAGS = [
  'Jobs',
  'Forms',
  'Applications',
  'Subscriptions',
  'Access',
  'Proposals',
  'Tables',
  'Staff',
] as const;

/** What the documentation says about an endpoint beyond its schemas. Apart from them, so that no page loads it. */
export type Operation<Definition extends Endpoint = Endpoint> = Described &
  ExampleOf<v.InferInput<Definition['input']>>;

interface Described {
  summary: string;
  tag: (typeof OPERATION_TAGS)[number];
  description?: string;
  /** What to call instead: it goes once nothing that is live calls it. */
  deprecated?: string;
  /** The sessions that open it; any one will do. Without one it answers 401. */
  sessions?: readonly AccessScope[];
  /** The session whose cookie its replies set. */
  opens?: AccessScope;
  /** Whether it takes submissions: one for each Idempotency-Key, and 5 in 15 minutes. */
  takesForm?: true;
  /** Refusals beyond those of every endpoint: status -> reason. */
  refusals?: Readonly<Partial<Record<401 | 403 | 404 | 409 | 410 | 429 | 502 | 503, string>>>;
}

/** Left out only where a call needs no input. */
type ExampleOf<Input> = object extends Input ? { example?: Input } : { example: Input };

export const TOO_MANY_READS = 'Too much was read from this address';
/** Of every list for staff. */
export const AS_FILE = '`format=csv` answers all matching rows as a file.';
export const IS_AUDITED = 'Each call is in the audit log.';
