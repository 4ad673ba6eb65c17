import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Meter, type Tracer } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { LoggedPage } from '../pages/page-log.ts';
import { contextOf } from './spans.ts';

/** Asked every few seconds, by machines. */
const PROBES: readonly string[] = ['/healthz', '/readyz'];
const SERVER_ERROR = 500;

/** A span and a duration for each request. */
export function traceRequests(tracer: Tracer, meter: Meter): MiddlewareHandler {
  const durations = meter.createHistogram('http.server.request.duration', { unit: 's' });
  const traced: MiddlewareHandler<LoggedPage> = async (request, next) => {
    const { method, path } = request.req;
    if (PROBES.includes(path)) return next();
    const parent = contextOf(ROOT_CONTEXT, request.req.header('traceparent') ?? null);
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
    const startedAt = performance.now();
    try {
      await context.with(trace.setSpan(parent, span), next);
    } finally {
      const attributes = {
        'http.request.method': method,
        'http.route': request.get('route') ?? routePath(request),
        'http.response.status_code': request.res.status,
        'site.page.cached': request.get('cached') ?? false,
      };
      span.updateName(`${method} ${attributes['http.route']}`);
      span.setAttributes(attributes);
      if (request.res.status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      durations.record((performance.now() - startedAt) / 1_000, attributes);
    }
  };
  return traced as MiddlewareHandler;
}
