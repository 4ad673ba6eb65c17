import {
  ClosedJobSchema,
  email,
  ErrorReplySchema,
  FormReplySchema,
  JobCategorySchema,
  JobSchema,
  PaginationSchema,
  ProposalSchema,
  PublicJobSchema,
  SyncRunSchema,
} from '@site/contract';
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { RestErrorSchema } from '../rest/error.ts';
import type { Schema } from './openapi.ts';

/** Schemas that the document describes once and refers to by name. */
const named = {
  Job: JobSchema,
  Pagination: PaginationSchema,
  ClosedJob: ClosedJobSchema,
  FormReply: FormReplySchema,
  SyncRun: SyncRunSchema,
  Proposal: ProposalSchema,
  PublicJob: PublicJobSchema,
  JobCategory: JobCategorySchema,
  Error: ErrorReplySchema,
  TableError: RestErrorSchema,
};

export const refTo = (name: keyof typeof named): Schema => ({ $ref: `#/components/schemas/${name}` });

const common: ConversionConfig = {
  target: 'draft-2020-12',
  // They change or compare values, which JSON Schema cannot say.
  ignoreActions: ['trim', 'transform', 'check'],
  // JSON Schema's patterns are Unicode anyway.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' ? { ...jsonSchema, pattern: patternOf(valibotAction) } : null,
};

const patternOf = (action: object) => (action as v.RegexAction<string, undefined>).requirement.source;

const requests: ConversionConfig = {
  ...common,
  typeMode: 'input',
  overrideSchema: ({ valibotSchema, jsonSchema }) => withAddresses(valibotSchema as Partial<Entries>, jsonSchema),
};

interface Entries {
  entries: Record<string, unknown>;
}

/** Email addresses may be spelt in many ways, which no pattern describes. */
function withAddresses({ entries = {} }: Partial<Entries>, schema: Schema): Schema | null {
  const addresses = Object.keys(entries).filter((name) => entries[name] === email);
  if (addresses.length === 0) return null;
  const described = addresses.map((name) => [name, { ...(schema.properties?.[name] as Schema), format: 'idn-email' }]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(described) } };
}

/** What callers may send. */
export const bodySchema = (schema: v.GenericSchema): Schema => bare(toJsonSchema(schema, requests));

/** A query parameter's parsed value. */
export const parameterSchema = (schema: v.GenericSchema): Schema =>
  bare(toJsonSchema(schema, { ...common, typeMode: 'output' }));

const replies: ConversionConfig = {
  ...common,
  typeMode: 'output',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => asAnswered(valibotSchema as unknown as Optional, jsonSchema),
};

/** The API's own replies: every field that has a default for other back ends is required. */
export const replySchema = (schema: v.GenericSchema): Schema =>
  bare(toJsonSchema(schema, { ...replies, definitions: named }));

/** The same with nothing referred to by name. */
export const wholeReplySchema = (schema: v.GenericSchema): Schema => bare(toJsonSchema(schema, replies));

export function namedSchemas(): Record<string, Schema> {
  const { PublicJob, JobCategory, ...schemas } = toJsonSchemaDefs(named, replies);
  // A read of a table may select only some of the columns.
  return { ...schemas, PublicJob: { ...PublicJob, required: [] }, JobCategory: { ...JobCategory, required: [] } };
}

interface Optional {
  type: string;
  default?: unknown;
  entries?: Record<string, Optional>;
}

function asAnswered({ type, default: fallback, entries }: Optional, schema: Schema): Schema | null {
  if (entries) {
    const required = Object.keys(entries).filter((name) => isAnswered(entries[name]!));
    return { ...schema, required };
  }
  if (fallback === undefined) return null;
  const { default: _default, anyOf, ...rest } = schema;
  return { ...rest, ...(type === 'nullish' && fallback !== null ? (anyOf?.[0] as Schema) : anyOf && { anyOf }) };
}

const isAnswered = ({ type, default: fallback }: Optional) =>
  fallback !== undefined || !['optional', 'nullish'].includes(type);

function bare({ $schema: _dialect, $defs: _definitions, ...schema }: Schema): Schema {
  return schema;
}
