import { subscribe, unsubscribe, type ChannelListener } from 'node:diagnostics_channel';
import { context, SpanKind, trace, type Span, type Tracer } from '@opentelemetry/api';
import { fail, isTraced, traceparent } from './spans.ts';

/** What Node tells of each request that `fetch` sends. */
interface SentRequest {
  origin: string | URL;
  method: string;
  addHeader(name: string, value: string): void;
}

interface FetchEvent {
  request: SentRequest;
  response?: { statusCode: number };
  error?: Error;
}

/** A span for each request that `fetch` sends on behalf of another; the receiver is told. Returns what ends it. */
export function traceFetch(tracer: Tracer): () => void {
  const spans = new WeakMap<SentRequest, Span>();
  const listeners: Record<string, (event: FetchEvent) => void> = {
    'undici:request:create': ({ request }) => {
      if (!isTraced()) return;
      const { method, origin } = request;
      const { hostname } = new URL(origin);
      const attributes = { 'http.request.method': method, 'server.address': hostname };
      const span = tracer.startSpan(`${method} ${hostname}`, { kind: SpanKind.CLIENT, attributes });
      spans.set(request, span);
      request.addHeader('traceparent', traceparent(trace.setSpan(context.active(), span)) ?? '');
    },
    'undici:request:headers': ({ request, response }) => {
      if (response) spans.get(request)?.setAttribute('http.response.status_code', response.statusCode);
    },
    'undici:request:trailers': ({ request }) => spans.get(request)?.end(),
    'undici:request:error': ({ request, error }) => {
      const span = spans.get(request);
      if (!span) return;
      fail(span, error);
      span.end();
    },
  };
  const channels = Object.entries(listeners) as unknown as [string, ChannelListener][];
  for (const [channel, listener] of channels) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of channels) unsubscribe(channel, listener);
  };
}
