import { appendFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '@site/api/program';
import { dataResponse } from '@site/protocol';
import { hashFiles } from '../../build/file-hashes.ts';
import type { RenderedPage } from '../../shell/src/entry-server.tsx';
import type { PageHost, SendCall } from './page-host.ts';
import { createThreadHost, LIMITS } from './thread-host.ts';

const renderer = join(import.meta.dirname, '../../shell/dist/server/entry-server.js');
const BASE = 'https://cdn.example/jobs/1.0.0-a/client/';
const IN_TIME = { ...LIMITS, pageMs: 1_500, startMs: 10_000 };

let folder: string;
beforeAll(async () => {
  // Outside the repository: there are no packages here.
  folder = await mkdtemp(join(tmpdir(), 'thread-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let host: PageHost;
let logged: Record<string, unknown>[];
afterEach(() => host.close());

const PAGES = `
  import { createElement } from 'react';
  import { useLoaderData } from 'react-router-dom';
  const page = (path, loader, more) => ({
    path,
    layout: 'site',
    load: async () => ({ loader, meta: () => ({ title: path }), Component: () => createElement('p', {}, JSON.stringify(useLoaderData())), ...more }),
  });
  const forEver = new Promise(() => undefined);
  const leaks = [];
`;

let number = 0;

/** A remote with these routes, in a thread. */
async function start(routes: string, limits = IN_TIME, change?: (folder: string) => Promise<void>): Promise<void> {
  const version = join(folder, `${(number += 1)}`);
  const bundle = join(version, 'server/routes.js');
  await mkdir(join(version, 'server'), { recursive: true });
  await writeFile(bundle, `${PAGES} ${routes}`);
  const files = await hashFiles(version);
  await change?.(join(version, 'server'));
  logged = [];
  const log = createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>));
  host = createThreadHost({
    data: {
      remote: 'jobs',
      bundle,
      folder: version,
      files,
      base: BASE,
      renderer,
      dataLayer: undefined,
      siteUrl: undefined,
    },
    version: '1.0.0-a',
    log,
    onFailure: (failure) => log.error('page.failed', { ...failure }),
    limits,
  });
}

/** The same, once its code is loaded. */
async function startReady(routes: string, limits = IN_TIME): Promise<void> {
  await start(routes, limits);
  await host.facts();
}

const noCalls: SendCall = async () => new Response(null, { status: 500 });
const REMOTES = [
  {
    name: 'jobs',
    version: '1.0.0-a',
    entry: '/remotes/jobs/1.0.0-a/assets/routes-1a2b3c4d.js',
    routes: ['/good', '/bad', '/form'].map((path) => ({ path, layout: 'site' as const })),
  },
];

const visit = (path: string, { sendCall = noCalls, init = {} }: { sendCall?: SendCall; init?: RequestInit } = {}) =>
  host.render({ request: new Request(`http://localhost${path}`, init), remotes: REMOTES, sendCall });

const bodyOf = async (path: string, options?: Parameters<typeof visit>[1]) =>
  ((await visit(path, options)) as RenderedPage).body;

const events = () => logged.map(({ event }) => event);

test('a page is rendered with the shell’s copy of React, wherever the remote was built', async () => {
  await startReady(`export const routes = [page('/good', async () => 'Jobs')];`);
  expect(await bodyOf('/good')).toContain('<p>&quot;Jobs&quot;</p>');
});

test('its code is told where browsers load its files from', async () => {
  await startReady(`const picture = globalThis.remoteBase + 'a.png';
    export const routes = [page('/good', async () => picture)];`);
  expect(await bodyOf('/good')).toContain(`${BASE}a.png`);
});

test('a page’s calls are made in the main thread, in the visitor’s name', async () => {
  await startReady(
    `export const routes = [page('/good', async ({ api }) => (await api.staffAuth({ action: 'verify' })).ok)];`,
  );
  const calls: string[] = [];
  const sendCall: SendCall = async (request, to) => {
    calls.push(`${to} ${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
    return Response.json({ success: true, authenticated: true });
  };
  expect(await bodyOf('/good', { sendCall })).toContain('<p>true</p>');
  expect(calls).toEqual(['api POST /.netlify/functions/staff-auth {"action":"verify"}']);
});

test('what our own API replies comes as it is, and as JSON to whoever reads that', async () => {
  await startReady(`
    const endpoint = { method: 'GET', path: '/any' };
    const loader = async ({ api }) => [await api.getJobs({}), await (await api.send(endpoint, {})).json()];
    export const routes = [page('/good', loader)];
  `);
  const body = await bodyOf('/good', { sendCall: async () => dataResponse({ anything: 1 }) });
  expect(body.replaceAll('&quot;', '"')).toContain('[{"ok":true,"data":{"anything":1}},{"anything":1}]');
});

test('a call that fails, fails in the page as it does in a browser', async () => {
  await startReady(`export const routes = [page('/good', async ({ api }) => (await api.getJobs({})).error.kind)];`);
  const sendCall: SendCall = async () => Promise.reject(new TypeError('fetch failed'));
  expect(await bodyOf('/good', { sendCall })).toContain('network');
});

test('a redirect with its cookies, and a posted form, cross between the threads', async () => {
  await startReady(`
    const action = async ({ request }) => new Response(null, { status: 303, headers: [['location', '/' + encodeURIComponent((await request.formData()).get('name'))], ['set-cookie', 'a=1'], ['set-cookie', 'b=2']] });
    export const routes = [page('/form', undefined, { action })];
  `);
  const answer = (await visit('/form', {
    init: { method: 'POST', body: new URLSearchParams({ name: 'Zoë' }) },
  })) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/Zo%C3%AB']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('what a page is like is known when its code has loaded', async () => {
  await startReady(
    `export const routes = [page('/good', undefined, { isPrivate: true, largestForm: 7, files: async () => ({ feed() {}, documents: { 'a.xml'() {} } }) })];`,
  );
  expect(await host.facts()).toEqual({
    '/good': { isPrivate: true, largestForm: 7, hasFeed: true, documents: ['a.xml'] },
  });
});

describe('a file that is not the build’s does not run', () => {
  const ROUTES = `export const routes = [page('/good', async () => (await import('./lazy.js')).text)];`;
  const putLazy = (text: string) => (server: string) =>
    writeFile(join(server, 'lazy.js'), `export const text = '${text}';`);

  test('where code was added to its bundle after the build', async () => {
    await start(ROUTES, IN_TIME, (server) => appendFile(join(server, 'routes.js'), '\nglobalThis.hasRun = true;'));
    await expect(host.facts()).rejects.toThrow('server/routes.js was changed after the build');
  });

  test('where its bundle is a link to another file', async () => {
    await start(ROUTES, IN_TIME, async (server) => {
      await writeFile(join(folder, 'elsewhere.js'), `${PAGES} ${ROUTES}`);
      await rm(join(server, 'routes.js'));
      await symlink(join(folder, 'elsewhere.js'), join(server, 'routes.js'));
    });
    await expect(host.facts()).rejects.toThrow('elsewhere.js was changed after the build');
  });

  test('where it is loaded later, by a page', async () => {
    await start(ROUTES, IN_TIME, putLazy('added'));
    await host.facts();
    expect(await bodyOf('/good')).not.toContain('added');
    expect(logged).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('server/lazy.js was changed') as string }),
    );
  });
});

test('the code sees no secrets of the server’s environment', async () => {
  process.env['STAFF_PASSWORD'] = 'hunter2';
  await startReady(`export const routes = [page('/good', async () => Object.keys(process.env))];`);
  expect(await bodyOf('/good')).not.toContain('STAFF_PASSWORD');
  delete process.env['STAFF_PASSWORD'];
});

describe.each([
  { fault: 'never settles', loader: 'async () => forEver', says: /took longer than 1500 ms/, ends: false },
  {
    fault: 'is slow',
    loader: 'async () => new Promise((resolve) => setTimeout(resolve, 20_000))',
    says: /took longer than 1500 ms/,
    ends: false,
  },
  { fault: 'loops for ever', loader: 'async () => { for (;;); }', says: /took longer than 1500 ms/, ends: true },
  { fault: 'ends its process', loader: 'async () => process.exit(3)', says: /ended itself with code 3/, ends: true },
  {
    fault: 'keeps ever more objects',
    loader: 'async () => { for (;;) leaks.push(new Array(100_000).fill({})); }',
    says: /memory|took longer/i,
    ends: true,
  },
])('a loader that $fault', ({ loader, says, ends }) => {
  const routes = `export const routes = [page('/good', async () => 'Jobs'), page('/bad', ${loader})];`;

  test('fails alone, and the log names the remote and its version', async () => {
    await startReady(routes, { ...IN_TIME, memoryMb: 64 });
    await expect(visit('/bad')).rejects.toThrow(says);
    await expect.poll(() => bodyOf('/good').catch(() => ''), { timeout: 20_000 }).toContain('Jobs');
    const stopped = logged.filter(({ event }) => event === 'remote.stopped');
    expect(stopped.length > 0).toBe(ends);
    for (const entry of stopped) expect(entry).toMatchObject({ remote: 'jobs', version: '1.0.0-a' });
  });
});

test('a thread that a page puts to sleep for ever is ended, and the pages go on', async () => {
  await startReady(
    `const sleep = async () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    export const routes = [page('/good', async () => 'Jobs'), page('/bad', sleep)];`,
    { ...IN_TIME, totalMs: 3_000 },
  );
  await expect(visit('/bad')).rejects.toThrow(/took longer than 3000 ms/);
  await expect.poll(() => bodyOf('/good').catch(() => ''), { timeout: 20_000 }).toContain('Jobs');
  expect(events()).toContain('remote.stopped');
});

test('a page that a busy machine slows down is waited for', async () => {
  await startReady(
    `const work = async () => {
      const processorMs = (before) => {
        const { user, system } = process.threadCpuUsage(before);
        return (user + system) / 1_000;
      };
      const before = process.threadCpuUsage();
      while (processorMs(before) < 200) await new Promise(setImmediate);
      return 'Jobs';
    };
    export const routes = [page('/good', work)];`,
    { ...IN_TIME, pageMs: 500 },
  );
  const others = Array.from({ length: 4 * availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  onTestFinished(async () => void (await Promise.all(others.map((other) => other.terminate()))));
  expect(await bodyOf('/good')).toContain('Jobs');
});

test('buffers count as memory, too', async () => {
  await startReady(
    `setInterval(() => leaks.push(Buffer.alloc(8 * 1024 * 1024, 1)), 20); export const routes = [page('/good', async () => 'Jobs')];`,
    { ...IN_TIME, memoryMb: 64 },
  );
  await expect.poll(() => String(logged[0]?.['message']), { timeout: 20_000 }).toMatch(/buffers take more than 64 MB/);
});

test('an error that a timer throws is logged, and the pages go on', async () => {
  await startReady(
    `export const routes = [page('/good', async () => void setTimeout(() => { throw new Error('later'); }))];`,
  );
  await visit('/good');
  await expect.poll(events, { timeout: 20_000 }).toEqual(['process.uncaught-exception']);
  expect(logged[0]).toMatchObject({ remote: 'jobs', version: '1.0.0-a', message: 'later' });
  expect(await bodyOf('/good')).toContain('<p>');
});

test('a page that another one’s fault ended is made again; what was posted is not sent twice', async () => {
  await startReady(`
    const action = async ({ api }) => { await api.staffAuth({ action: 'logout' }); return forEver; };
    export const routes = [
      page('/good', async () => new Promise((resolve) => setTimeout(resolve, 200, 'Jobs'))),
      page('/form', undefined, { action }),
      page('/bad', async () => new Promise(() => setTimeout(() => process.exit(1), 100))),
    ];
  `);
  const good = bodyOf('/good');
  let posts = 0;
  const sendCall: SendCall = async () => Response.json({ success: true, posts: (posts += 1) });
  const posted = visit('/form', { sendCall, init: { method: 'POST', body: new URLSearchParams() } });
  const failed = expect(posted).rejects.toThrow(/ended itself/);
  await expect(visit('/bad')).rejects.toThrow(/ended itself/);
  expect(await good).toContain('Jobs');
  await failed;
  expect(posts).toBe(1);
});

test.each([
  { code: `throw new Error('broken on import');`, says: /broken on import/ },
  { code: 'await new Promise(() => undefined);', says: /took longer than 1500 ms/ },
  { code: 'for (;;);', says: /took longer than 1500 ms/ },
  {
    code: 'export const routes = [{ path: "/good", load: () => Promise.reject(new Error("no page")) }];',
    says: /no page/,
  },
])('code that cannot be loaded fails with its reason: $code', async ({ code, says }) => {
  await start(code);
  await expect(visit('/good')).rejects.toThrow(says);
});

test('a thread that ends again and again is started less and less often, and meanwhile fails at once', async () => {
  await start(`process.exit(1);`);
  await expect(visit('/good')).rejects.toThrow(/ended itself/);
  await expect.poll(events, { timeout: 20_000 }).toEqual(Array(3).fill('remote.stopped'));
  await expect(visit('/good')).rejects.toThrow(/ended itself/);
  expect(events()).toHaveLength(3);
  await expect.poll(events, { timeout: 20_000 }).toHaveLength(4);
});
