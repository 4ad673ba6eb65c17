import { context, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createMailer, syncJobs, type Services } from '@site/api';
import { createTestApi, OPENING_MS, startSmtpServer, type TestApi } from '@site/api/test-support';
import { sendEmail } from '@site/contract';
import { createContextManager } from './context-manager.ts';
import { inSpan, isTraced } from './spans.ts';
import { traceOwnWork } from './trace-own-work.ts';

const exporter = new InMemorySpanExporter();
const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer('test');

let api: TestApi;
/** Those of a site whose work is followed. */
let services: Services;
beforeAll(async () => {
  api = await createTestApi();
  services = { ...api.services, follow: traceOwnWork(tracer) };
}, OPENING_MS);
afterAll(() => api.close());
beforeEach(() => context.setGlobalContextManager(createContextManager()));
afterEach(() => {
  context.disable();
  exporter.reset();
});

const spans = () =>
  exporter.getFinishedSpans().map(({ name, status, attributes, events }) => ({ name, status, attributes, events }));

/** A feed without adverts, while the site reads it. */
const feedThat = (read: () => void): Services['feed'] => ({
  isExcerpt: false,
  async *parts() {
    yield* [];
    read();
  },
});

test('a sync is a span that says what began it, and what it does is within', async () => {
  let wasTraced = false;
  await syncJobs({ ...services, feed: feedThat(() => (wasTraced = isTraced())) }, 'schedule');
  expect(spans()).toEqual([
    {
      name: 'sync',
      status: { code: SpanStatusCode.UNSET },
      attributes: { 'site.sync.trigger': 'schedule' },
      events: [],
    },
  ]);
  expect(wasTraced).toBe(true);
});

test('a sync that staff start is part of their request', async () => {
  const request = { name: 'POST', kind: SpanKind.SERVER, attributes: {} };
  await inSpan(tracer, request, () => syncJobs({ ...services, feed: feedThat(() => undefined) }, 'staff'));
  const [sync, outer] = exporter.getFinishedSpans();
  expect(sync?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
});

test('a sync that fails says its error’s class alone', async () => {
  const run = await syncJobs({
    ...services,
    feed: feedThat(() => {
      throw new TypeError('zebedee@canary.example');
    }),
  });
  expect(run.status).toBe('failed');
  expect(spans()).toEqual([
    {
      name: 'sync',
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'site.sync.trigger': 'unknown', 'error.type': 'TypeError' },
      events: [],
    },
  ]);
});

test('each attempt to send a mail is a span, and says nothing of whom it is for, although a refusal quotes them', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const message = {
    firstName: 'Zebedee',
    lastName: 'Quux',
    email: 'zebedee@canary.example',
    phone: '01632 960 199',
    inquiryType: 'general',
    message: 'A canary sings in this message.',
  };
  expect((await api.post(sendEmail.path, message)).status).toBe(200);
  smtp.refusals.push({ responseCode: 550, message: 'No such user: zebedee@canary.example' });
  await createMailer({ ...services, config: { ...services.config, smtpUrl: smtp.url } }).deliverDue();
  expect(spans().map(({ name, attributes }) => [name, attributes['error.type']])).toEqual(
    expect.arrayContaining([
      ['mail', undefined],
      ['mail', 'EMESSAGE'],
    ]),
  );
  expect(JSON.stringify(spans())).not.toMatch(/zebedee|canary|quux|960 199/i);
});
