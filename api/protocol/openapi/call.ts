import { endpoints, FORM_AGE_HEADER, type Endpoint, type EndpointName, type TableName } from '@site/contract';
import type { Operation } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';
import type * as v from 'valibot';
import type { OperationDescription, Parameter } from './openapi.ts';
import { refusalsOf } from './refusals.ts';
import { bodySchema, parameterSchema, replySchema } from './schemas.ts';

/** One call as an operation: a GET has its input in the query, a POST in a JSON body. */
export function describeCall(name: Exclude<EndpointName, TableName>): OperationDescription {
  const { method, input, reply, file }: Endpoint = endpoints[name];
  const { summary, tag, description, deprecated, sessions, opens, takesForm, example }: Operation = operations[name];
  const parameters = [...(method === 'GET' ? queryOf(input) : []), ...(takesForm ? FORM_HEADERS : [])];
  return {
    operationId: name,
    summary,
    ...describedAs(description, deprecated),
    tags: [tag],
    ...(sessions && { security: sessions.map((scope) => ({ [scope]: [] })) }),
    ...(parameters.length > 0 && { parameters }),
    // An optional input has no fields.
    ...(method === 'POST' &&
      input.type !== 'optional' && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: bodySchema(input), ...(example !== undefined && { example }) } },
        },
      }),
    responses: {
      200: {
        description: 'Done',
        ...(opens && {
          headers: {
            'Set-Cookie': {
              description: `The session-${opens} cookie and, after a login, device-${opens}`,
              schema: { type: 'string' },
            },
          },
        }),
        content: file ? fileContent(file) : { 'application/json': { schema: replySchema(reply) } },
      },
      ...refusalsOf(name),
    },
  };
}

const describedAs = (description: string | undefined, deprecated: string | undefined) => {
  const text = [description, deprecated].filter(Boolean).join(' ');
  return { ...(text && { description: text }), ...(deprecated !== undefined && { deprecated: true as const }) };
};

/** Bytes, which no schema describes. */
const fileContent = (mediaTypes: readonly string[]) =>
  Object.fromEntries(mediaTypes.map((type) => [type, { schema: {} }]));

const FORM_HEADERS: readonly Parameter[] = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The sender’s own key for this request: repeated with the same key, it is accepted once',
    schema: { type: 'string' },
  },
  {
    name: FORM_AGE_HEADER,
    in: 'header',
    description: 'How many milliseconds the visitor had been looking at the form',
    schema: { type: 'integer', minimum: 0 },
  },
];

function queryOf(input: v.GenericSchema): Parameter[] {
  const { entries = {} } = input as { entries?: Record<string, v.GenericSchema> };
  return Object.entries(entries).map(([name, schema]) => ({
    name,
    in: 'query',
    required: schema.type !== 'optional',
    schema: parameterSchema(schema),
  }));
}
