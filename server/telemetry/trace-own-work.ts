import { SpanKind, type Tracer } from '@opentelemetry/api';
import type { Follow } from '@site/api';
import { inSpan } from './spans.ts';

/** A span for what the site does by itself, in which its statements and requests are. */
export const traceOwnWork =
  (tracer: Tracer): Follow =>
  ({ name, facts }, run) => {
    const attributes = Object.fromEntries(
      Object.entries(facts).map(([fact, value]) => [`site.${name}.${fact}`, value]),
    );
    return inSpan(tracer, { name, kind: SpanKind.INTERNAL, attributes }, run);
  };
