import { inputSchema, type SchemaOfInput } from '@site/protocol/compatibility.ts';
import type { RemoteFragment } from '@site/remote-kit';

export const FRAGMENT_INPUTS = 'remote-kit/fragment-inputs.ts';

/** The part of a JSON Schema that says which type a value has. */
interface Described {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Described[];
  items?: Described;
  properties?: Readonly<Record<string, Described>>;
  required?: readonly string[];
}

/** JSON Schemas of what fragments take, by their names: 'job-board/latest-jobs'. */
export type InputSchemas = Readonly<Record<string, object>>;

/** What the fragments of these remotes take. */
export const schemasOf = (remotes: Readonly<Record<string, readonly RemoteFragment[]>>): InputSchemas =>
  Object.fromEntries(
    Object.entries(remotes).flatMap(([remote, fragments]) =>
      fragments.map(({ name, input }) => [`${remote}/${name}`, inputSchema(input as SchemaOfInput)]),
    ),
  );

/** Those whose remotes are in other repositories. */
export const elsewhere = (schemas: InputSchemas, own: readonly string[]): InputSchemas =>
  Object.fromEntries(Object.entries(schemas).filter(([place]) => !own.includes(remoteOf(place))));

/** 'job-board/latest-jobs' -> 'job-board' */
const remoteOf = (place: string): string => place.split('/')[0]!;

/** `remote-kit/fragment-inputs.ts`: what each fragment must be given, for the compiler and for builds. */
export function fragmentInputsModule(schemas: InputSchemas): string {
  const inputs = Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b));
  return [
    '// Generated from the fragments of all remotes.',
    '/** What each fragment must be given. */',
    'export interface FragmentInputs {',
    ...inputs.map(([name, schema]) => `'${name}': ${typeText(schema as Described)};`),
    '}',
    '',
    '/** The same as JSON Schema: a build records what it was compiled against. */',
    `export const fragmentInputs = ${JSON.stringify(Object.fromEntries(inputs))};`,
    '',
  ].join('\n');
}

function typeText({ type, const: value, enum: values, anyOf, items, properties, required = [] }: Described): string {
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((each) => JSON.stringify(each)).join(' | ');
  if (anyOf) return anyOf.map(typeText).join(' | ');
  if (type === 'array') return `readonly (${items ? typeText(items) : 'unknown'})[]`;
  if (type === 'integer') return 'number';
  if (type !== 'object') return type ?? 'unknown';
  const members = Object.entries(properties ?? {}).map(
    ([name, each]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeText(each)};`,
  );
  return `{ ${members.join(' ')} }`;
}
