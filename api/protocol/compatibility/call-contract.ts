import { endpoints, type Endpoint, type EndpointName, type TableName } from '@site/contract';
import type { Operation } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';
import * as v from 'valibot';
import { MAX_BODY_BYTES } from '../calls/read-body.ts';
import { describeCall } from '../openapi/call.ts';
import type { Schema } from '../openapi/openapi.ts';
import { bodySchema, wholeReplySchema } from '../openapi/schemas.ts';
import { describeTable } from '../openapi/table.ts';

const SchemaSchema = v.custom<Schema>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

const CallContractSchema = v.object({
  method: v.string(),
  path: v.string(),
  input: SchemaSchema,
  /** Missing where the reply is a file. */
  reply: v.exactOptional(SchemaSchema),
  /** The media types of a reply that is a file. */
  files: v.array(v.string()),
  statuses: v.array(v.number()),
  /** What a refusal carries beyond its sentence, by its status. */
  refusals: v.record(v.string(), SchemaSchema),
  /** Any one of these sessions opens it; none is needed where it names none. */
  sessions: v.array(v.string()),
  largestBody: v.number(),
  /** What to call instead. */
  deprecated: v.exactOptional(v.string()),
});
/** All of an endpoint that a caller may rely on. */
export type CallContract = v.InferOutput<typeof CallContractSchema>;

export const CallContractsSchema = v.record(v.string(), CallContractSchema);
/** By the endpoint's name. */
export type CallContracts = v.InferOutput<typeof CallContractsSchema>;

/** @throws for what is no record of calls */
export const parseCalls = (text: string): CallContracts => v.parse(CallContractsSchema, JSON.parse(text));

/** The contract of this API, of every endpoint. */
export const ownContract = (): CallContracts =>
  Object.fromEntries((Object.keys(endpoints) as EndpointName[]).map((name) => [name, contractOf(name)]));

function contractOf(name: EndpointName): CallContract {
  const {
    method,
    path,
    input,
    reply,
    file,
    refusalDetails = {},
    largestBody = MAX_BODY_BYTES,
  }: Endpoint = endpoints[name];
  const { sessions = [], deprecated }: Operation = operations[name];
  const { responses } = isTable(name) ? describeTable(name) : describeCall(name);
  return {
    method,
    path,
    input: inputSchema(input),
    ...(!file && { reply: withoutNotes(wholeReplySchema(reply)) }),
    files: [...(file ?? [])],
    statuses: Object.keys(responses).map(Number),
    refusals: Object.fromEntries(
      Object.entries(refusalDetails).map(([status, details]) => [status, withoutNotes(wholeReplySchema(details))]),
    ),
    sessions: [...sessions],
    largestBody,
    ...(deprecated !== undefined && { deprecated }),
  };
}

const isTable = (name: EndpointName): name is TableName => operations[name].tag === 'Tables';

export type SchemaOfInput = Parameters<typeof bodySchema>[0];

/** What an input may be, as JSON Schema. */
export const inputSchema = (input: SchemaOfInput): Schema => withoutNotes(bodySchema(input));

/** Without what says nothing of which values there are. */
const withoutNotes = (schema: Schema): Schema =>
  mapSchemas(
    schema,
    ({ title: _title, description: _description, examples: _examples, default: _default, ...rest }) => rest,
  );

/** The schema with `change` applied to it and to every schema in it, the innermost first. */
export function mapSchemas(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const map = (each: unknown): unknown =>
    typeof each === 'object' && each !== null ? mapSchemas(each as Schema, change) : each;
  const { properties, anyOf, oneOf, items, additionalProperties, propertyNames, ...rest } = schema;
  return change({
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, map(each)])),
    }),
    ...(anyOf && { anyOf: anyOf.map(map) }),
    ...(oneOf && { oneOf: oneOf.map(map) }),
    ...(items !== undefined && { items: map(items) }),
    ...(additionalProperties !== undefined && { additionalProperties: map(additionalProperties) }),
    ...(propertyNames !== undefined && { propertyNames: map(propertyNames) }),
  } as Schema);
}
