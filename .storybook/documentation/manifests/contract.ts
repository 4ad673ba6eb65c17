import type { Doc } from '@storybook/mcp';
import { toId } from 'storybook/internal/csf';
import { MEANINGS, PRESETS, STATE_NAMES, statesOf } from '@site/mocks';
import {
  createOpenApiDocument,
  type OperationDescription,
  type Parameter,
  type Schema,
} from '@site/protocol/openapi.ts';
import type { EndpointName } from '@site/contract';
import { schemaText } from '../../../mocks/api-docs/schema-text.ts';
import { listOf, section, sentence, tableOf } from './markdown.ts';

/** Each call of the API, with what it can be made to answer, and how a story asks for that. */
export function contractDocs(): Doc[] {
  const { paths, components } = createOpenApiDocument();
  const operations = Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [{ method: 'GET', path, ...get }] : []),
    ...(post ? [{ method: 'POST', path, ...post }] : []),
  ]);
  const schemas = Object.entries(components.schemas).map(([name, schema]) => section(name, fieldsOf(schema)));
  return [
    doc('Mock states', 'What a story or a test can make each call answer', howTo()),
    doc('Schemas', 'The fields of what replies hold', schemas.filter(Boolean).join('\n\n')),
    ...operations.map((operation) => doc(operation.operationId, operation.summary, callText(operation))),
  ];
}

const doc = (name: string, summary: string, content: string): Doc => ({
  id: toId(`Contract/${name}`, 'docs'),
  name: 'Docs',
  title: `Contract/${name}`,
  path: './api/contract/index.ts',
  summary: `${summary}.`,
  content: `${summary}.\n\n${content}`,
});

const howTo = (): string =>
  [
    "In a story: `parameters: { msw: { handlers: handlersFor('getJobs:empty') } }`, with `handlersFor` from `@site/mocks`. " +
      "In a test: `server.use(...statesFor('getJobs:500'))`. A state without a call is for every call that has it.",
    tableOf(
      ['State', 'Meaning'],
      STATE_NAMES.map((state) => [`\`${state}\``, MEANINGS[state]]),
    ),
    section(
      'Several calls at once',
      listOf(Object.entries(PRESETS).map(([name, { meaning }]) => `\`${name}\`: ${meaning}`)),
    ),
  ].join('\n\n');

function callText(operation: OperationDescription & { method: string; path: string }): string {
  const { method, path, operationId, description, security, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  return [
    `\`${method} ${path}\``,
    description,
    sentence('Session', (security ?? []).flatMap(Object.keys)),
    section('Parameters', listOf(parameters.map(parameterLine))),
    section('Body', body && fieldsOf(body)),
    section(
      'Replies',
      listOf(
        Object.entries(responses).map(([status, { description: when, content = {} }]) =>
          `${status}: ${when} ${replyText(content['application/json']?.schema)}`.trim(),
        ),
      ),
    ),
    sentence(
      'Mock states',
      statesOf(operationId as EndpointName).map((state) => `\`${operationId}:${state}\``),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const parameterLine = ({ name, required, schema, description = '' }: Parameter): string =>
  `\`${name}\`${required ? ' (required)' : ''}: ${schemaText(schema)}. ${description}`.trim();

const replyText = (schema: Schema | undefined): string => (schema ? (fieldsInline(schema) ?? schemaText(schema)) : '');

const fieldsInline = ({ properties }: Schema): string | undefined =>
  properties &&
  `{ ${Object.entries(properties)
    .map(([name, value]) => `${name}: ${schemaText(value as Schema)}`)
    .join(', ')} }`;

/** An object's fields, or those of each variant of a union. */
function fieldsOf(schema: Schema): string | undefined {
  if (schema.oneOf) return schema.oneOf.map((kind) => fieldsOf(kind as Schema)).join('\n\n');
  const { properties = {}, required = [] } = schema;
  return listOf(
    Object.entries(properties).map(
      ([name, value]) => `\`${name}\`${required.includes(name) ? '' : ' (optional)'}: ${schemaText(value as Schema)}`,
    ),
  );
}
