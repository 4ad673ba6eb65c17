import { context, diag, DiagLogLevel, type Meter } from '@opentelemetry/api';
import { parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { within, type Log } from '@site/api/program';
import type { WorkQueue } from '../http/work-queue.ts';
import { createContextManager } from './context-manager.ts';
import { countEvents } from './count-events.ts';
import type { Telemetry } from './telemetry.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';
import { traceApi } from './trace-api.ts';
import { traceFetch } from './trace-fetch.ts';
import { traceHosts } from './trace-hosts.ts';
import { traceOwnWork } from './trace-own-work.ts';
import { traceQueries } from './trace-queries.ts';
import { traceRequests } from './trace-requests.ts';

const SCOPE = 'site';
/** The process ends soon after it is told to, whether or not the collector answers. */
const STOP_MS = 500;

/**
 * Sends traces and metrics to a collector, with OTLP over HTTP. This module imports the SDK: it is imported only where
 * telemetry is on.
 */
export function startTelemetry({ endpoint, headers, serviceName }: TelemetrySettings, log: Log): Telemetry {
  warnOnce(log);
  const resource = resourceFromAttributes({ 'service.name': serviceName });
  const exporterTo = (path: string) => ({ url: endpoint + path, headers: parseKeyPairsIntoRecord(headers) });
  const spanProcessors = [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(exporterTo('/v1/traces')) })];
  const traces = new TracerProvider({ resource, spanProcessors });
  const exporter = new OTLPMetricExporter(exporterTo('/v1/metrics'));
  const metrics = new MeterProvider({ resource, readers: [new PeriodicExportingMetricReader({ exporter })] });
  context.setGlobalContextManager(createContextManager());
  const tracer = traces.getTracer(SCOPE);
  const meter = metrics.getMeter(SCOPE);
  const endFetch = traceFetch(tracer);
  return {
    middleware: traceRequests(tracer, meter),
    hosts: (hosts) => traceHosts(tracer, hosts),
    api: (api) => traceApi(tracer, api),
    onQuery: traceQueries(tracer),
    follow: traceOwnWork(tracer),
    log: (counted) => countEvents(meter, counted),
    watchQueues: (queues) => watchQueues(meter, queues),
    async stop() {
      endFetch();
      await within(STOP_MS, Promise.allSettled([traces.shutdown(), metrics.shutdown()]), undefined);
    },
  };
}

function watchQueues(meter: Meter, queues: Readonly<Record<string, WorkQueue>>): void {
  meter.createObservableGauge('site.queue.tasks').addCallback((result) => {
    for (const [queue, { size }] of Object.entries(queues)) {
      const { running, waiting } = size();
      result.observe(running, { queue, state: 'running' });
      result.observe(waiting, { queue, state: 'waiting' });
    }
  });
}

/** The first time that something cannot be sent: a collector that is away would fill the log. */
function warnOnce(log: Log): void {
  let isTold = false;
  const tell = () => {
    if (!isTold) log.warn('telemetry.not-sent');
    isTold = true;
  };
  const ignore = () => undefined;
  diag.setLogger({ error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
}
