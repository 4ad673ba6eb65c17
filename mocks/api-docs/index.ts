import { Hono } from 'hono';
import { createOpenApiDocument } from '@site/protocol/openapi.ts';
import { renderApiDocs } from './page.ts';

export const API_DOCS = '/api-docs';

/** The API's documentation page, for test environments: the live site does not serve it. */
export const createApiDocs = (): Hono =>
  new Hono().get(API_DOCS, (context) => context.html(renderApiDocs(createOpenApiDocument())));
