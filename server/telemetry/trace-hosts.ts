import { SpanKind, type Span, type Tracer } from '@opentelemetry/api';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { PageHost, Visit, Worked } from '../rendering/page-host.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';
import { inSpan, traceparent } from './spans.ts';

/** The hosts, with a span for each task of a thread and one within for the time in which the remote's code had it. */
export function traceHosts(tracer: Tracer, hosts: PageHosts): PageHosts {
  return { ...hosts, of: (build) => traceHost(tracer, hosts.of(build), build) };
}

function traceHost(tracer: Tracer, host: PageHost, { name: remote, version }: RemoteBuild): PageHost {
  const attributes = { 'site.remote': remote, 'site.remote.version': version };

  function traced<Result>(task: string, visit: Visit, work: (visit: Visit) => Promise<Result>): Promise<Result> {
    const name = `thread ${remote} ${task}`;
    return inSpan(tracer, { name, kind: SpanKind.INTERNAL, attributes }, (span) =>
      work({ ...visit, request: named(visit.request), onWorked: (worked) => addWork(span, task, worked) }),
    );
  }

  /** The remote's code could have sent the times itself. */
  function addWork(span: Span, task: string, { from, until }: Worked): void {
    if (!Number.isFinite(from) || !Number.isFinite(until)) return;
    const work = tracer.startSpan(`remote ${remote} ${task}`, { startTime: from, attributes });
    work.end(until);
    span.setAttribute('site.thread.milliseconds', Math.round(until - from));
  }

  return {
    ...host,
    render: (visit) => traced('render', visit, host.render),
    describe: (visit) => traced('describe', visit, host.describe),
    file: (visit, file) => traced('file', visit, (named) => host.file(named, file)),
  };
}

/** The request, which tells the remote's code where in the trace it is, so that calls of its own can say so. */
function named(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('tracestate');
  headers.set('traceparent', traceparent() ?? '');
  return new Request(request, { headers });
}
