import { endpoints, type Endpoint, type EndpointName } from '@site/contract';
import type { Operation } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';
import { MAX_BODY_BYTES } from '../calls/read-body.ts';
import type { ResponseDescription, Schema } from './openapi.ts';
import { refTo, replySchema } from './schemas.ts';

const json = (schema: Schema) => ({ 'application/json': { schema } });

/** Every refusal that a call may get, by status. */
export function refusalsOf(name: EndpointName): Record<string, ResponseDescription> {
  const { method, fromAnywhere, largestBody = MAX_BODY_BYTES }: Endpoint = endpoints[name];
  const operation: Operation = operations[name];
  return {
    400: refusal('The input is invalid; `fields` names the faulty fields'),
    ...(method === 'POST' && !fromAnywhere && { 403: refusal('The request comes from another site’s page') }),
    ...(method === 'POST' && {
      413: refusal(`The request is larger than ${Math.floor(largestBody / 1024)} KB`),
    }),
    405: { ...refusal('The method is not allowed'), headers: { Allow: header('The methods that are') } },
    500: refusal('A fault of ours; `id` is in the log'),
    503: retryLater(`${OUT_OF_ACTION}; \`id\` is in the log`),
    ...(operation.takesForm && {
      422: refusal('The Idempotency-Key was used for another request'),
      429: retryLater('Too many came from this address'),
    }),
    ...ownRefusals(name),
  };
}

/** Those that the endpoint declares, with what it adds to them. */
function ownRefusals(name: EndpointName): Record<string, ResponseDescription> {
  const { refusalDetails }: Endpoint = endpoints[name];
  const { refusals = {} }: Operation = operations[name];
  return Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => {
      const details = refusalDetails?.[Number(status)];
      if (status === '429') return [status, retryLater(description)];
      if (!details) return [status, refusal(description)];
      return [status, { description, content: json({ allOf: [refTo('Error'), replySchema(details)] }) }];
    }),
  );
}

const refusal = (description: string): ResponseDescription => ({ description, content: json(refTo('Error')) });

const header = (description: string) => ({ description, schema: { type: 'string' } as const });

export const OUT_OF_ACTION = 'The server has too much to do, or its database is out of order or takes no writes';

export const RETRY_AFTER = { 'Retry-After': header('Seconds to wait') };

const retryLater = (description: string): ResponseDescription => ({ ...refusal(description), headers: RETRY_AFTER });
