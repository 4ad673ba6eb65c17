import { Hono, type MiddlewareHandler } from 'hono';
import { API_DOCS, createApiDocs } from '@site/mocks/api-docs';
import { createGuide, GUIDE } from '@site/mocks/guide';

const pages = new Hono().route('/', createApiDocs()).route('/', createGuide({ hasPages: true }));

/** The guide for testers and the API's documentation, before the site's own pages. */
export const qaPages: MiddlewareHandler = async (context, next) =>
  [API_DOCS, GUIDE].includes(context.req.path) ? pages.fetch(context.req.raw) : next();
