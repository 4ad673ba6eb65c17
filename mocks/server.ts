import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createOpenApiDocument } from '@site/protocol/openapi.ts';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { isApiAddress } from './api-address.ts';
import { createApiDocs } from './api-docs/index.ts';
import { createGuide, followLink, GUIDE } from './guide/index.ts';
import { ConnectionLost, createMockApi } from './mock-api.ts';

interface Env {
  Bindings: HttpBindings;
}

/** The mocked API with its guide and documentation, for pages of any origin and programs of any kind. */
export function createMockServer(): Hono<Env> {
  const api = createMockApi();
  const document = createOpenApiDocument();

  async function answerCall(context: Context<Env>): Promise<Response> {
    const { raw } = context.req;
    const headers = new Headers(raw.headers);
    // Pages of other origins may post here: this server has no visitors to protect.
    for (const name of OF_A_PAGE) headers.delete(name);
    headers.set('x-real-ip', getConnInfo(context).remote.address ?? '');
    try {
      return await api.fetch(new Request(raw, { headers }));
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      context.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  }

  return new Hono<Env>()
    .use(cors({ origin: (origin) => origin, credentials: true, exposeHeaders: READABLE }))
    .use((context, next) => (isApiAddress(context.req.url) ? answerCall(context) : followLink(context, next)))
    .get('/', (context) => context.redirect(GUIDE))
    .route('/', createGuide({ hasPages: false }))
    .route('/', createApiDocs())
    .get('/openapi.json', (context) => context.json(document))
    .all('*', answerCall);
}

const OF_A_PAGE = ['origin', 'sec-fetch-site'];

/** What pages of other origins may read of an answer, beyond its body. */
const READABLE = ['Content-Disposition', 'Retry-After'];
