import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; boolValue?: boolean };
}

/** A span as OTLP has it in JSON. */
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code: number };
}

interface DataPoints {
  dataPoints: { attributes: Attribute[] }[];
}

interface SentMetric {
  name: string;
  sum?: DataPoints;
  gauge?: DataPoints;
  histogram?: DataPoints;
}

interface Received {
  resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: SentMetric[] }[] }[];
}

export interface Collector {
  url: string;
  /** Every body that it was sent. */
  bodies: string[];
  /** The headers of the last request. */
  headers: NodeJS.Dict<string | string[]>;
  spans(): SentSpan[];
  metrics(): SentMetric[];
}

/** Takes what is sent to it with OTLP over HTTP, and decodes it. One that `isSilent` never answers. */
export async function startCollector({ isSilent = false } = {}): Promise<Collector> {
  const bodies: string[] = [];
  const received = () => bodies.map((body) => JSON.parse(body) as Received);
  const server = createServer((request, response) => {
    collector.headers = request.headers;
    void text(request).then((body) => {
      bodies.push(body);
      if (!isSilent) response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const collector: Collector = {
    url: `http://127.0.0.1:${port}`,
    bodies,
    headers: {},
    spans: () =>
      received().flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      received().flatMap(({ resourceMetrics = [] }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
  };
  return collector;
}

/** The plain values of a list of attributes. */
export const valuesOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
