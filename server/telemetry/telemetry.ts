import type { MiddlewareHandler } from 'hono';
import type { LogEvent } from 'kysely';
import type { Api, Follow } from '@site/api';
import type { Log } from '@site/api/program';
import type { WorkQueue } from '../http/work-queue.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';

/** Follows requests through the site. What it wraps does the same as before. */
export interface Telemetry {
  /** A span for each request, part of the trace that its `traceparent` names. */
  middleware: MiddlewareHandler;
  /** Spans for what remotes' code does, in its thread. */
  hosts(hosts: PageHosts): PageHosts;
  /** Spans for calls of the API. */
  api(api: Api): Api;
  /** Spans for SQL: called after each statement. */
  onQuery(event: LogEvent): void;
  /** Spans for syncs and mails. */
  follow: Follow;
  /** Metrics of pages, their cache, mails and syncs. */
  log(log: Log): Log;
  /** Metrics of queues, by their names. */
  watchQueues(queues: Readonly<Record<string, WorkQueue>>): void;
  /** Sends what is left, if the collector takes it soon. */
  stop(): Promise<void>;
}
