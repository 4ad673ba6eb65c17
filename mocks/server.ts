import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createOpenApiDocument } from '@site/protocol/openapi.ts';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createApiDocs } from './api-docs/index.ts';
import { createGuide, followLink, GUIDE } from './guide/index.ts';
import { createMockApi } from './mock-api.ts';

/** The mocked API with its guide and documentation, for pages of any origin and programs of any kind. */
export function createMockServer() {
  const api = createMockApi();
  const document = createOpenApiDocument();
  return new Hono<{ Bindings: HttpBindings }>()
    .use(cors({ origin: (origin) => origin, credentials: true, exposeHeaders: READABLE }), followLink)
    .get('/', (context) => context.redirect(GUIDE))
    .route('/', createGuide({ hasPages: false }))
    .route('/', createApiDocs())
    .get('/openapi.json', (context) => context.json(document))
    .all('*', async (context) => {
      const { raw } = context.req;
      const headers = new Headers(raw.headers);
      // Pages of other origins may post here: this server has no visitors to protect.
      for (const name of OF_A_PAGE) headers.delete(name);
      headers.set('x-real-ip', getConnInfo(context).remote.address ?? '');
      try {
        return await api.fetch(new Request(raw, { headers }));
      } catch {
        // A call in the state 'offline' is cut off.
        context.env.outgoing.destroy();
        return context.body(null);
      }
    });
}

/** What pages of other origins may read of an answer, beyond its body. */
const READABLE = ['Content-Disposition', 'Content-Range', 'Retry-After'];

const OF_A_PAGE = ['origin', 'sec-fetch-site'];
