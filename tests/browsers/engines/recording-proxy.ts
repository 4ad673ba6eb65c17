import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

const RECORDER = '/recorder.js';

/** An expression: what the recorder has noted since the last time, in all documents of the site. */
export const PROBLEMS = '(takeProblems())';

/** Runs in each page before any other script. */
const record = () => {
  const note = (problem: string) => sessionStorage.setItem('problems', JSON.stringify([...noted(), problem]));
  const noted = () => JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[];
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...values: unknown[]) => {
      note(`${level}: ${values.map(String).join(' ')}`);
      log(...values);
    };
  }
  addEventListener('error', ({ message }) => note(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => note(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => note(`refused by the page's policy: ${blockedURI}`));
  Object.assign(globalThis, {
    takeProblems() {
      const problems = noted();
      sessionStorage.removeItem('problems');
      return problems;
    },
  });
};

interface RecordingProxy {
  /** Without a slash at the end. */
  url: string;
  /** Requests that were answered with an error since the last call. */
  takeFailures(): string[];
  close(): Promise<void>;
}

/** Serves the site at `origin` with a script that records what goes wrong in its pages. */
export async function startRecordingProxy(origin: string): Promise<RecordingProxy> {
  const failures: string[] = [];
  const app = new Hono();
  app.get(RECORDER, (context) => context.body(`(${record})()`, 200, { 'content-type': 'text/javascript' }));
  app.all('*', async (context) => {
    const { pathname, search, host } = new URL(context.req.url);
    const response = await proxy(origin + pathname + search, {
      ...context.req,
      headers: { ...context.req.header(), host, 'accept-encoding': 'identity' },
    });
    if (response.status >= 400) failures.push(`${response.status}: ${pathname}${search}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = await response.text();
    response.headers.delete('content-length');
    return new Response(html.replace('<head>', `<head><script src="${RECORDER}"></script>`), response);
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeFailures: () => failures.splice(0),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
