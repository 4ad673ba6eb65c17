import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Api } from '@site/api';
import { createApiClient, type ApiClient } from '@site/contract';
import type { RenderedPage } from '../../shell/src/entry-server.tsx';
import type { Visit } from '../rendering/page-host.ts';
import { createPages } from './pages.ts';

const page = {
  status: 200,
  head: '',
  body: '',
  routeId: '/',
  isPrivate: true,
  fragments: [],
} as unknown as RenderedPage;

/** A site with one remote, which has every page and makes them so. */
function remoteThat(render: (api: ApiClient) => Promise<RenderedPage | Response>) {
  const routes = [{ path: '*', layout: 'site', js: [], css: [] }] as const;
  const build = {
    name: 'all',
    version: '1',
    base: '',
    entry: '',
    shared: {},
    imports: {},
    routes,
    links: [],
    files: {},
    code: { file: 'all.js' },
  };
  const host = {
    facts: async () => ({}),
    health: async () => undefined,
    render: ({ request, sendCall }: Visit) =>
      render(createApiClient({ baseUrl: new URL(request.url).origin, fetch: (call) => sendCall(call, 'api') })),
    describe: async () => new Response(),
    fragment: async () => ({ html: '', data: null }),
    file: async () => new Response(),
    addresses: async () => ({ addresses: [], problems: [] }),
    sideEffects: async () => [],
    close: async () => undefined,
  };
  return {
    findRemotes: async () => ({ remotes: [{ name: 'all', paths: ['/*'], build }], revision: '1' }),
    hosts: { of: () => host, keepOnly: () => undefined, end: () => undefined, close: async () => undefined },
    loadRenderer: async () => () => ({
      render: async () => page,
      describe: async () => new Response(),
      fragment: async () => ({ html: '', data: null }),
      match: () => ({ routeId: '*', params: {} }),
    }),
  };
}

const api = {
  readiness: async () => ({ status: 'ready' }) as const,
  dataRevision: async () => '1',
  addressOf: () => '203.0.113.7',
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('a site that could not be composed is composed for whoever comes next', async () => {
  const remote = remoteThat(async () => page);
  let isBroken = true;
  const pages = await createPages({
    api: { ...api, fetch: async () => new Response() },
    log,
    ...remote,
    async loadRenderer() {
      if (isBroken) throw new Error('too many open files');
      return remote.loadRenderer();
    },
  });
  const request = new Request('http://localhost/jobs');
  await expect(pages.render(request)).rejects.toThrow('too many open files');
  isBroken = false;
  expect(await pages.render(request)).toMatchObject({ status: 200 });
});

/** Asks for a page whose making signs in, and answers it as `made` says. */
async function ask(request: Request, made: RenderedPage | Response) {
  const calls: Request[] = [];
  const pages = await createPages({
    api: {
      ...api,
      async fetch(call) {
        calls.push(call);
        const signsIn = call.url.endsWith('staff-auth');
        return Response.json({ success: true }, signsIn ? { headers: { 'set-cookie': 'staff=new; HttpOnly' } } : {});
      },
    },
    log,
    ...remoteThat(async (api) => {
      await api.staffAuth({ action: 'verify' });
      await api.proposalContent({ copy: 'updated' });
      return made;
    }),
  });
  const answer = await pages.render(request);
  return { answer, call: calls[0], next: calls[1] };
}

const headers = {
  cookie: 'staff=token',
  'x-real-ip': '203.0.113.7',
  'x-forwarded-for': '198.51.100.4',
  'x-forwarded-proto': 'https',
  origin: 'https://elsewhere.example',
  'sec-fetch-site': 'cross-site',
};

test('a page’s calls are the visitor’s: their cookies, their address, their scheme', async () => {
  const { call } = await ask(new Request('http://localhost/test-supabase', { headers }), page);
  for (const name of ['cookie', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-proto'] as const) {
    expect(call?.headers.get(name)).toBe(headers[name]);
  }
});

test('a call has the session that an earlier call of the same page opened', async () => {
  const request = new Request('http://localhost/', { headers: { ...headers, cookie: 'staff=token; theme=dark' } });
  const { next } = await ask(request, page);
  expect(next?.headers.get('cookie')).toBe('staff=new; theme=dark');
});

test('whoever follows a link from another site can still be signed in', async () => {
  const { call } = await ask(new Request('http://localhost/test-supabase', { headers }), page);
  expect(call?.headers.get('sec-fetch-site')).toBeNull();
});

test('the API is told where a posted form comes from', async () => {
  const posted = new Request('http://localhost/test-supabase', { method: 'POST', headers });
  const { call } = await ask(posted, page);
  expect(call?.headers.get('origin')).toBe('https://elsewhere.example');
  expect(call?.headers.get('sec-fetch-site')).toBe('cross-site');
});

test('a cookie that the API sets meanwhile comes with the page, or with the redirect', async () => {
  const request = new Request('http://localhost/test-supabase', { headers });
  const { answer } = await ask(request, page);
  expect(answer).toMatchObject({ cookies: ['staff=new; HttpOnly'] });
  const redirected = await ask(request, new Response(null, { status: 303, headers: { location: '/' } }));
  expect((redirected.answer as Response).headers.getSetCookie()).toEqual(['staff=new; HttpOnly']);
});

describe('when a back end never answers', () => {
  /** A page that reads jobs and says how that went. */
  async function askFor(method: 'GET' | 'POST', fetch: Api['fetch']) {
    const logged: unknown[] = [];
    const pages = await createPages({
      api: { fetch, readiness: async () => ({ status: 'ready' }), dataRevision: async () => '1', addressOf: () => '' },
      log: { info: () => undefined, warn: () => undefined, error: (...event) => void logged.push(event) },
      ...remoteThat(async (api) => {
        const jobs = await api.getJobs({});
        return { ...page, body: jobs.ok ? 'Jobs' : `Retry: ${jobs.error.kind}` };
      }),
      callTimeouts: { read: 10, post: 500 },
    });
    return { answer: await pages.render(new Request('http://localhost/jobs', { method })), logged };
  }

  const never = () => new Promise<Response>(() => undefined);

  test('the visitor gets the page all the same, which says that it lacks something, and so does the log', async () => {
    const { answer, logged } = await askFor('GET', never);
    expect(answer).toMatchObject({ body: 'Retry: network', lacksData: true });
    expect(logged).toEqual([['call.unanswered', { path: '/.netlify/functions/get-jobs', milliseconds: 10 }]]);
  });

  test('the call is told that nobody waits any more', async () => {
    let signal: AbortSignal | undefined;
    await askFor('GET', (call) => ((signal = call.signal), never()));
    expect(signal?.aborted).toBe(true);
  });

  test('whoever posts a form waits for longer', async () => {
    const late = async () => {
      await wait(50);
      return Response.json({ error: 'Late' }, { status: 409 });
    };
    expect((await askFor('GET', late)).answer).toMatchObject({ body: 'Retry: network' });
    expect((await askFor('POST', late)).answer).toMatchObject({ body: 'Retry: refused' });
    expect((await askFor('POST', never)).answer).toMatchObject({ body: 'Retry: network', lacksData: true });
  });
});
