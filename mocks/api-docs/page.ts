import { html } from 'hono/html';
import type {
  OpenApiDocument,
  OperationDescription,
  Parameter,
  ResponseDescription,
  Schema,
} from '@site/protocol/openapi.ts';
import { htmlPage } from '../html/frame.ts';
import { schemaText } from './schema-text.ts';

/** The OpenAPI document as a page for people. */
export function renderApiDocs({ info, tags, paths, components }: OpenApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [{ method: 'GET', path, ...get }] : []),
    ...(post ? [{ method: 'POST', path, ...post }] : []),
  ]);
  return htmlPage({
    title: info.title,
    body: html`<header>
          <h1>${info.title}</h1>
          <p>${info.description} For programs: <a href="/openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
          <nav aria-label="Calls">
            <ul>
              ${operations.map(({ operationId, path }) => html`<li><a href="#${operationId}">${path}</a></li>`)}
              <li><a href="#schemas">Schemas</a></li>
            </ul>
          </nav>
        </header>
        <main>
          ${tags.map(
            ({ name }) =>
              html`<section>
                <h2>${name}</h2>
                ${operations.filter((operation) => operation.tags.includes(name)).map(operationSection)}
              </section>`,
          )}
          <section id="schemas">
            <h2>Schemas</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<h3 id="schema-${name}">${name}</h3>
                  ${fields(schema)}`,
            )}
          </section>
        </main>`,
  });
}

type Section = OperationDescription & { method: string; path: string };

function operationSection(operation: Section) {
  const {
    method,
    path,
    operationId,
    summary,
    description,
    security,
    parameters = [],
    requestBody,
    responses,
  } = operation;
  const body = requestBody?.content['application/json'];
  return html`<article id="${operationId}">
    <h3><code>${method} ${path}</code></h3>
    <p>${summary}. ${plain(description ?? '')}</p>
    ${security && html`<p>Needs the session ${security.flatMap(Object.keys).join(' or ')}.</p>`}
    ${parameters.length > 0 && table('Parameters', ['Name', 'In', 'Value', 'Meaning'], parameters.map(parameterRow))}
    ${
      body &&
      html`<h4>Body</h4>
        ${fields(body.schema)}`
    }
    ${body?.example !== undefined && html`<pre tabindex="0">${JSON.stringify(body.example, null, 2)}</pre>`}
    ${table('Replies', ['Status', 'When', 'Body'], Object.entries(responses).map(responseRow))}
  </article>`;
}

const parameterRow = ({ name, in: place, required, schema, description = '' }: Parameter) => [
  name + (required ? ' (required)' : ''),
  place,
  schemaText(schema),
  description,
];

const responseRow = ([status, { description, content = {} }]: [string, ResponseDescription]) => [
  status,
  description,
  bodyText(content['application/json']?.schema),
];

const bodyText = (schema: Schema | undefined): string =>
  schema?.properties
    ? `{ ${Object.entries(schema.properties)
        .map(([name, value]) => `${name}: ${schemaText(value as Schema)}`)
        .join(', ')} }`
    : schema
      ? schemaText(schema)
      : '';

/** Without the Markdown that descriptions may contain. */
const plain = (text: string) => text.replaceAll('`', '');

/** An object's fields, or those of each variant of a union. */
function fields(schema: Schema): unknown {
  if (schema.oneOf) return schema.oneOf.map((kind) => fields(kind as Schema));
  const { properties = {}, required = [] } = schema;
  return table(
    'Fields',
    ['Name', 'Value'],
    Object.entries(properties).map(([name, value]) => [
      name + (required.includes(name) ? '' : ' (optional)'),
      schemaText(value as Schema),
    ]),
  );
}

const table = (caption: string, columns: readonly string[], rows: readonly (readonly string[])[]) =>
  html`<div class="table" role="group" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...others]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${others.map((cell) => html`<td>${plain(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
