import {
  context,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

/** A span's name, kind and attributes. Nothing of a visitor: no address, no query, no text that somebody wrote. */
interface SpanFacts {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
}

const propagator = new W3CTraceContextPropagator();

/** What `work` resolves to, in a span of its own. */
export async function inSpan<Result>(
  tracer: Tracer,
  { name, kind, attributes }: SpanFacts,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = tracer.startSpan(name, { kind, attributes });
  try {
    return await context.with(trace.setSpan(context.active(), span), () => work(span));
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Errors quote what they are about, so only their class or code is told. */
export function fail(span: Span, error: unknown): void {
  const { code } = error as { code?: unknown };
  const type = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
}

export const isTraced = (): boolean => trace.getSpan(context.active()) !== undefined;

/** The context that a `traceparent` names. No `tracestate` is taken: anybody could write anything into it. */
export const contextOf = (parent: Context, traceparent: string | null): Context =>
  propagator.extract(parent, traceparent, {
    keys: () => ['traceparent'],
    get: (value, key) => (key === 'traceparent' ? (value ?? undefined) : undefined),
  });

/** What names the current span to others. */
export function traceparent(within: Context = context.active()): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagator.inject(within, carrier, {
    set: (to, key, value) => void (key === 'traceparent' && (to.traceparent = value)),
  });
  return carrier.traceparent;
}
