import type { Schema } from '../openapi/openapi.ts';
import { mapSchemas, type CallContract } from './call-contract.ts';

const isDeprecated = (schema: unknown): boolean => (schema as { deprecated?: boolean }).deprecated === true;

const propertiesOf = (schema: Schema) => Object.entries(schema.properties ?? {});

/** The schemas of a call in which fields may be deprecated. */
const schemasOf = ({ input, reply, refusals }: CallContract): Schema[] => [
  input,
  ...(reply ? [reply] : []),
  ...Object.values(refusals),
];

/** The names of a call's fields that are deprecated, in its input and in its replies. */
export function deprecatedFields(call: CallContract): string[] {
  const found = new Set<string>();
  for (const schema of schemasOf(call))
    mapSchemas(schema, (each) => {
      for (const [name, property] of propertiesOf(each)) if (isDeprecated(property)) found.add(name);
      return each;
    });
  return [...found];
}

/** Which of a call's fields are deprecated where it is answered now. */
export function deprecatedIn(called: CallContract, offered: CallContract): string[] {
  const deprecated = deprecatedFields(offered);
  const named = new Set<string>();
  for (const schema of schemasOf(called))
    mapSchemas(schema, (each) => {
      for (const [name] of propertiesOf(each)) named.add(name);
      return each;
    });
  return deprecated.filter((name) => named.has(name));
}

/** The call of somebody who no longer counts on a deprecated field, unless their code names it. */
export function withoutDeprecated(call: CallContract, isNamed: (field: string) => boolean): CallContract {
  const drop = (schema: Schema) => mapSchemas(schema, (each) => withoutProperties(each, isNamed));
  const { input, reply, refusals } = call;
  return {
    ...call,
    input: drop(input),
    ...(reply && { reply: drop(reply) }),
    refusals: Object.fromEntries(Object.entries(refusals).map(([status, details]) => [status, drop(details)])),
  };
}

function withoutProperties(schema: Schema, isNamed: (field: string) => boolean): Schema {
  if (!schema.properties) return schema;
  const kept = propertiesOf(schema).filter(([name, each]) => !isDeprecated(each) || isNamed(name));
  const names = kept.map(([name]) => name);
  const required = schema.required?.filter((name) => names.includes(name));
  return { ...schema, properties: Object.fromEntries(kept), ...(required && { required }) };
}
