import type { Schema } from '@site/protocol/openapi.ts';

/** What a value may be, in a few words: 'text of 1 to 120 characters', 'Job or null'. */
export function schemaText(schema: Schema): string {
  const ending = schema.default === undefined ? '' : `; ${JSON.stringify(schema.default)} when missing`;
  return kindOf(schema) + ending;
}

function kindOf(schema: Schema): string {
  const { $ref, anyOf, oneOf, allOf, enum: values, type } = schema;
  if ($ref) return $ref.split('/').at(-1)!;
  if (allOf) return textsOf(allOf).join(' and ');
  const kinds = anyOf ?? oneOf;
  if (kinds) return textsOf(kinds).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (values) return values.map((value) => JSON.stringify(value)).join(', ');
  if (type === 'array') return `list of ${schemaText(schema.items as Schema)}`;
  if (type === 'string') return textKind(schema);
  if (type === 'number' || type === 'integer') return numberKind(schema);
  return String(type ?? 'anything');
}

const textsOf = (schemas: readonly unknown[]) => schemas.map((schema) => schemaText(schema as Schema));

function textKind({ minLength, maxLength, pattern }: Schema): string {
  const length = rangeOf(minLength, maxLength);
  return ['text', length && `of ${length} characters`, pattern && `like ${pattern}`].filter(Boolean).join(' ');
}

function numberKind({ type, minimum, maximum }: Schema): string {
  const range = rangeOf(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum);
  return [type === 'integer' ? 'whole number' : 'number', range && `of ${range}`].filter(Boolean).join(' ');
}

function rangeOf(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return most === undefined ? '' : `at most ${most}`;
  return most === undefined ? `at least ${least}` : `${least} to ${most}`;
}
