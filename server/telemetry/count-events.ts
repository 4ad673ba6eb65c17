import type { Attributes, Meter } from '@opentelemetry/api';
import type { Log, LogFields } from '@site/api/program';

type Count = (fields: LogFields) => void;

const CHANGES = ['jobsAdded', 'jobsUpdated', 'jobsClosed'] as const;

/** The log, whose events are counted: they say what happens to pages, mails and syncs, and nothing of anybody. */
export function countEvents(meter: Meter, log: Log): Log {
  const problems = meter.createCounter('site.problems');
  const counts = countsOf(meter);
  const counted =
    (level: keyof Log): Log[typeof level] =>
    (event, fields = {}) => {
      log[level](event, fields);
      counts[event]?.(fields);
      if (level !== 'info') problems.add(1, { event, level });
    };
  return { info: counted('info'), warn: counted('warn'), error: counted('error') };
}

function countsOf(meter: Meter): Readonly<Record<string, Count>> {
  const pages = meter.createHistogram('site.page.duration', { unit: 's' });
  const cache = meter.createCounter('site.page_cache.requests');
  const mails = meter.createCounter('site.mails');
  const syncs = meter.createCounter('site.syncs');
  const jobs = meter.createCounter('site.sync.jobs');
  const tasks = meter.createCounter('site.tasks');
  return {
    'page.answered': ({ method, route = 'not-found', status, cached = false, milliseconds }) => {
      const attributes = { 'http.route': route, 'http.response.status_code': status, cached } as Attributes;
      pages.record(Number(milliseconds) / 1_000, attributes);
      if (method !== 'POST') cache.add(1, { result: cached ? 'hit' : 'miss' });
    },
    'mail.sent': () => mails.add(1, { outcome: 'sent' }),
    'mail.failed': () => mails.add(1, { outcome: 'failed' }),
    'mail.given-up': () => mails.add(1, { outcome: 'given-up' }),
    'sync.completed': (run) => {
      syncs.add(1, { outcome: 'completed' });
      for (const change of CHANGES) jobs.add(Number(run[change] ?? 0), { change });
    },
    'sync.failed': () => syncs.add(1, { outcome: 'failed' }),
    'task.done': ({ task }) => tasks.add(1, { task: String(task), outcome: 'done' }),
    'task.failed': ({ task }) => tasks.add(1, { task: String(task), outcome: 'failed' }),
  };
}
