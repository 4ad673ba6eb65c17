import { endpoints, JOB_CATEGORY_COLUMNS, PUBLIC_JOB_COLUMNS, type Columns, type TableName } from '@site/contract';
import { TOO_MANY_READS } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';
import { SINGLE } from '../rest/response.ts';
import type { OperationDescription, Parameter, ResponseDescription } from './openapi.ts';
import { OUT_OF_ACTION, RETRY_AFTER } from './refusals.ts';
import { refTo, replySchema } from './schemas.ts';

const COLUMNS: Record<TableName, Columns> = { publicJobs: PUBLIC_JOB_COLUMNS, jobCategories: JOB_CATEGORY_COLUMNS };

/** One table as an operation, with the supported part of PostgREST's protocol. */
export function describeTable(name: TableName): OperationDescription {
  const { summary, tag } = operations[name];
  const { reply } = endpoints[name];
  return {
    operationId: name,
    summary,
    description:
      'Read-only, with PostgREST’s query language; anything not listed here is refused. At most 1,000 rows and 20 comparisons.',
    tags: [tag],
    parameters: [...SHAPING, ...Object.entries(COLUMNS[name]).flatMap(filterOf)],
    responses: {
      200: {
        description: 'The rows',
        content: {
          'application/json': { schema: replySchema(reply) },
          [SINGLE]: { schema: replySchema(reply.item) },
        },
      },
      ...REFUSALS,
    },
  };
}

const SHAPING: readonly Parameter[] = [
  ...Object.entries({
    select: '`*`: rows have all columns',
    order: 'Columns with a direction: `title.desc`',
    or: 'Comparisons of which at least one must hold: `(title.ilike.*van*,location.eq.Leeds)`',
  }).map(([name, description]) => ({ name, in: 'query' as const, description, schema: { type: 'string' as const } })),
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 0 } },
  { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0 } },
];

function filterOf([column, type]: [string, Columns[string]]): Parameter[] {
  if (type !== 'text' && type !== 'boolean') return [];
  const description = type === 'text' ? '`eq.`, or `ilike.` (any text: `*`)' : '`is.true` or `is.false`';
  return [{ name: column, in: 'query', description, schema: { type: 'string' } }];
}

const refusal = (description: string): ResponseDescription => ({
  description,
  content: { 'application/json': { schema: refTo('TableError') } },
});

const REFUSALS = {
  400: refusal('An unknown column, operator or value'),
  405: refusal('The tables are read-only'),
  406: refusal('Not exactly one row where one was asked for'),
  429: { ...refusal(TOO_MANY_READS), headers: RETRY_AFTER },
  500: refusal('A fault of ours, or a query that took too long'),
  503: { ...refusal(OUT_OF_ACTION), headers: RETRY_AFTER },
};
