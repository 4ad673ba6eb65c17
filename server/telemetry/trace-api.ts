import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Api } from '@site/api';
import { endpoints, type Endpoint } from '@site/contract';
import { inSpan } from './spans.ts';

const names = new Map(Object.entries<Endpoint>(endpoints).map(([name, { path }]) => [path as string, name]));
const SERVER_ERROR = 500;

/** The API, with a span for each call that names the endpoint. */
export const traceApi = (tracer: Tracer, api: Api): Api => ({
  ...api,
  fetch(request, around) {
    const name = names.get(new URL(request.url).pathname) ?? 'unknown';
    const attributes = { 'site.endpoint': name };
    return inSpan(tracer, { name: `api ${name}`, kind: SpanKind.INTERNAL, attributes }, async (span) => {
      const response = await api.fetch(request, around);
      span.setAttribute('http.response.status_code', response.status);
      if (response.status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
      return response;
    });
  },
});
