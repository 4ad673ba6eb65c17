import { ACCESS_SCOPES, endpoints, type EndpointName, type TableName } from '@site/contract';
import { OPERATION_TAGS } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';
import { describeCall } from './call.ts';
import type { OpenApiDocument } from './openapi.ts';
import { namedSchemas } from './schemas.ts';
import { describeTable } from './table.ts';

export type * from './openapi.ts';

/** The whole API as an OpenAPI 3.1 document, made from the contract. */
export function createOpenApiDocument(): OpenApiDocument {
  const names = Object.keys(endpoints) as EndpointName[];
  return {
    openapi: '3.1.1',
    info: {
      title: 'The API of the site',
      version: '1.0.0',
      description: 'Every call of the site and the two tables that it reads directly.',
    },
    servers: [{ url: '/' }],
    tags: OPERATION_TAGS.map((name) => ({ name })),
    paths: Object.fromEntries(
      names.map((name) => {
        const { method, path } = endpoints[name];
        const operation = isTable(name) ? describeTable(name) : describeCall(name);
        return [path, { [method.toLowerCase()]: operation }];
      }),
    ),
    components: {
      schemas: namedSchemas(),
      securitySchemes: Object.fromEntries(
        ACCESS_SCOPES.map((scope) => [
          scope,
          {
            type: 'apiKey',
            in: 'cookie',
            name: `session-${scope}`,
            description: `Over https the cookie is called __Host-session-${scope}.`,
          },
        ]),
      ),
    },
  };
}

const isTable = (name: EndpointName): name is TableName => operations[name].tag === 'Tables';
