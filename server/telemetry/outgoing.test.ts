import { createServer } from 'node:http';
import { context, SpanKind } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { PageHost, Visit } from '../rendering/page-host.ts';
import { createContextManager } from './context-manager.ts';
import { inSpan } from './spans.ts';
import { traceFetch } from './trace-fetch.ts';
import { traceHosts } from './trace-hosts.ts';

const exporter = new InMemorySpanExporter();
const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer('test');
const spans = () => exporter.getFinishedSpans();

beforeEach(() => context.setGlobalContextManager(createContextManager()));
afterEach(() => {
  context.disable();
  exporter.reset();
});

const request = <Result>(work: () => Promise<Result>) =>
  inSpan(tracer, { name: 'request', kind: SpanKind.SERVER, attributes: {} }, work);

/** A server that says which `traceparent` it was sent. */
async function startOther(): Promise<string> {
  const server = createServer(({ headers }, response) => response.end(headers.traceparent ?? 'none'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/path?q=canary`;
}

test('a call to another server says which span it belongs to, and its own span nothing of the address’s path', async () => {
  const address = await startOther();
  onTestFinished(traceFetch(tracer));
  const told = await request(async () => (await fetch(address)).text());
  await expect.poll(() => spans()).toHaveLength(2);
  const call = spans().find(({ kind }) => kind === SpanKind.CLIENT);
  expect(told).toBe(`00-${call?.spanContext().traceId}-${call?.spanContext().spanId}-01`);
  expect(call?.name).toBe('GET 127.0.0.1');
  expect(call?.attributes['http.response.status_code']).toBe(200);
  expect(JSON.stringify(spans().map(({ name, attributes }) => [name, attributes]))).not.toMatch(/canary|path/);
});

test('a call that belongs to no request is no span, and neither is any once it has ended', async () => {
  const address = await startOther();
  const end = traceFetch(tracer);
  expect(await (await fetch(address)).text()).toBe('none');
  end();
  expect(await request(async () => (await fetch(address)).text())).toBe('none');
});

test('a call that fails tells its code alone', async () => {
  onTestFinished(traceFetch(tracer));
  const server = createServer((incoming) => incoming.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  await expect(request(() => fetch(`http://127.0.0.1:${port}/canary`))).rejects.toThrow('fetch failed');
  expect(spans().find(({ kind }) => kind === SpanKind.CLIENT)?.attributes['error.type']).toBe('UND_ERR_SOCKET');
});

test('a remote’s code is told its span, and nothing else of the trace; its time is a span within', async () => {
  let told: Headers | undefined;
  const host: Pick<PageHost, 'render'> = {
    async render(visit) {
      told = visit.request.headers;
      visit.onWorked?.({ from: Date.now(), until: Date.now() + 5 });
      return new Response();
    },
  };
  const hosts = traceHosts(tracer, { of: () => host as PageHost } as unknown as Parameters<typeof traceHosts>[1]);
  const build = { name: 'jobs', version: '1.0.0-a' } as Parameters<typeof hosts.of>[0];
  const sent = new Request('http://localhost/jobs', { headers: { tracestate: 'a=canary', accept: 'text/html' } });
  await request(() => hosts.of(build).render({ request: sent, remotes: [], sendCall: fetch } as unknown as Visit));
  const [remote, thread] = spans();
  expect([remote?.name, thread?.name]).toEqual(['remote jobs render', 'thread jobs render']);
  expect(remote?.parentSpanContext?.spanId).toBe(thread?.spanContext().spanId);
  expect(Object.fromEntries(told ?? [])).toEqual({
    accept: 'text/html',
    traceparent: `00-${thread?.spanContext().traceId}-${thread?.spanContext().spanId}-01`,
  });
});
