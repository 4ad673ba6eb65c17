import { expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { startCollector, valuesOf, type Collector } from './collector.test-support.ts';
import { startSite } from './site.test-support.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const TRACEPARENT = `00-${TRACE}-${CALLER}-01`;
const PATIENCE = { timeout: 20_000, interval: 100 };
const START_MS = 120_000;

const settings = ({ url }: Collector) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/`,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=our%20site',
});

const spansOf = (collector: Collector) => collector.spans().filter(({ traceId }) => traceId === TRACE);

/** For each span of this name, its name and those of the spans around it, from the outside. */
function pathsTo(collector: Collector, wanted: string): string[][] {
  const spans = spansOf(collector);
  const around = ({ name, parentSpanId }: (typeof spans)[number]): string[] => {
    const parent = spans.find(({ spanId }) => spanId === parentSpanId);
    return parent ? [...around(parent), name] : [name];
  };
  return spans.filter(({ name }) => name === wanted).map(around);
}

test(
  'a request is one trace, from whoever sent it through thread, remote, API and SQL; metrics follow',
  async () => {
    const collector = await startCollector();
    const site = await startSite(settings(collector));
    const page = await fetch(`${site.url}/jobs`, { headers: { traceparent: TRACEPARENT } });
    expect(page.status).toBe(200);
    await (await fetch(`${site.url}/jobs`)).text();
    const sent = await createApiClient({ baseUrl: site.url }).sendEmail({
      firstName: 'Canary',
      lastName: 'Hart',
      email: 'canary@example.org',
      phone: '01632 960 202',
      inquiryType: 'hire',
      message: 'A canary sings in this message.',
    });
    expect(sent).toMatchObject({ ok: true });
    const personal = {
      cookie: 'site=canary',
      'user-agent': 'canary',
      tracestate: 'canary=canary',
      baggage: 'a=canary',
    };
    for (const path of [
      '/jobs?q=canary',
      '/nowhere/canary',
      '/.netlify/functions/canary?a=canary',
      '/canary@a.example',
    ])
      await (await fetch(site.url + path, { headers: { ...personal, traceparent: TRACEPARENT } })).text();
    await expect.poll(() => site.logged.map(({ event }) => event), PATIENCE).toContain('mail.sent');
    expect(await site.stop()).toBe(0);

    expect(collector.headers['x-tenant']).toBe('our site');
    expect(spansOf(collector).find(({ name }) => name === 'GET /jobs')?.parentSpanId).toBe(CALLER);
    const thread = ['GET /jobs', 'thread job-board render'];
    expect(pathsTo(collector, 'remote job-board render')).toContainEqual([...thread, 'remote job-board render']);
    expect(pathsTo(collector, 'SELECT jobs')).toContainEqual(['GET /jobs', 'SELECT jobs']);
    expect(pathsTo(collector, 'WITH page')).toContainEqual([...thread, 'api getJobs', 'WITH page']);

    const sync = collector.spans().find(({ name }) => name === 'sync');
    expect(valuesOf(sync!.attributes)).toEqual({ 'site.sync.trigger': 'first-start' });
    const within = collector.spans().filter(({ traceId }) => traceId === sync!.traceId);
    expect(within.map(({ name }) => name)).toContain('INSERT jobs');
    const mail = collector.spans().find(({ name }) => name === 'mail');
    expect(valuesOf(mail!.attributes)).toEqual({ 'site.mail.attempt': 1 });

    const points = (name: string) =>
      collector
        .metrics()
        .filter((metric) => metric.name === name)
        .flatMap(({ sum, gauge, histogram }) => (sum ?? gauge ?? histogram)?.dataPoints ?? [])
        .map(({ attributes }) => valuesOf(attributes));
    expect(points('http.server.request.duration')).toContainEqual(expect.objectContaining({ 'http.route': '/jobs' }));
    expect(points('http.server.request.duration')).toContainEqual(
      expect.objectContaining({ 'http.route': '/.netlify/functions/*', 'http.response.status_code': 404 }),
    );
    expect(points('site.page.duration')).toContainEqual(expect.objectContaining({ 'http.route': '/jobs' }));
    expect(points('site.page_cache.requests')).toEqual(expect.arrayContaining([{ result: 'hit' }, { result: 'miss' }]));
    expect(points('site.queue.tasks')).toContainEqual({ queue: 'pages', state: 'waiting' });
    expect(points('site.mails')).toContainEqual({ outcome: 'sent' });
    expect(points('site.syncs')).toContainEqual({ outcome: 'completed' });

    expect(collector.bodies.join()).not.toMatch(/canary/i);
  },
  START_MS,
);

test(
  'a collector that never answers keeps nobody waiting, neither visitors nor the end of the process',
  async () => {
    const collector = await startCollector({ isSilent: true });
    const site = await startSite(settings(collector));
    expect((await fetch(`${site.url}/jobs`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
    expect(collector.bodies.length).toBeGreaterThan(0);
    expect(site.logged.map(({ event }) => event)).not.toContain('process.stopped-late');
  },
  START_MS,
);

test(
  'without an endpoint nothing of the SDK is loaded, and nothing is connected to',
  async () => {
    const site = await startSite();
    expect((await fetch(`${site.url}/jobs`, { headers: { traceparent: TRACEPARENT } })).status).toBe(200);
    expect(await site.stop()).toBe(0);
    expect(site.logged.find(({ event }) => event === 'probe')).toMatchObject({ loaded: [], connected: 0 });
  },
  START_MS,
);
