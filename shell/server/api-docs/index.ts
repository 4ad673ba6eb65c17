import { Hono } from 'hono';
import { createOpenApiDocument } from '@site/protocol/openapi.ts';
import { renderApiDocs } from './page.ts';

export const API_DOCS = '/api-docs';

/** The page that shows the API's document, where people test: not on the live site. */
export const createApiDocs = (): Hono =>
  new Hono().get(API_DOCS, (context) => context.html(renderApiDocs(createOpenApiDocument())));
