import type { CallFault, FailureLog } from '@site/api';
import type { Log } from '@site/api/program';
import {
  endpoints,
  errorNameOf,
  FAILURE_KINDS,
  newFailureNumber,
  type FailureFacts,
  type VersionId,
} from '@site/contract';
import type { Failure } from '@site/protocol';
import type { RegisteredRoute } from '../../shell/src/remotes/registry.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { PageFailureReport } from '../rendering/page-host.ts';

/** A failure as it was noticed: what it names has yet to be found. */
export interface NoticedFailure
  extends Partial<VersionId>, Pick<Failure, 'number' | 'side' | 'route' | 'fragment' | 'calls'> {
  facts: FailureFacts;
}

/** What the site knows of itself: whatever else a failure names, somebody made up. */
interface KnownParts {
  routes: readonly Pick<RegisteredRoute, 'path'>[];
  /** The version that failed, where it is still there. */
  build?: Pick<RemoteBuild, 'files'> | undefined;
}

/** A page that failed on the server. */
export const noticed = (
  { id: number, route, facts, calls }: PageFailureReport,
  version: Partial<VersionId>,
): NoticedFailure => ({ ...version, number, side: 'server', route, facts, calls });

/** Records faults of the API in browsers' calls, and returns their numbers. */
export const faultNumbers =
  (record: RecordFailure) =>
  ({ endpoint, error }: CallFault): string => {
    const number = newFailureNumber();
    const { path } = endpoints[endpoint];
    const call = { endpoint, status: 500 };
    const facts = { kind: 'call-threw', error } as const;
    void record({ number, side: 'server', route: path, facts, calls: [call] }, { routes: [{ path }] });
    return number;
  };

export type RecordFailure = (noticed: NoticedFailure, known: KnownParts) => Promise<void>;

interface RecorderOptions {
  log: Log;
  /** Where they are stored; without it, they are only logged. */
  failures?: FailureLog | undefined;
}

/** So many are stored at once: while the database hangs, pages fail because of it, and must not wait for it as well. */
const MOST_AT_ONCE = 20;

/** Logs and stores failures, with nothing of their visitors. Never fails itself. */
export function createFailureRecorder({ log, failures }: RecorderOptions): RecordFailure {
  let pending = 0;

  async function store(failure: Omit<Failure, 'at'>): Promise<void> {
    if (!failures) return;
    if (pending >= MOST_AT_ONCE) throw new Error('Too many are being stored');
    pending += 1;
    await failures.record(failure).finally(() => (pending -= 1));
  }

  return async (noticed, known) => {
    const { build } = known;
    const failure = withoutUnknown(noticed, known);
    const { number: id, version, ...facts } = failure;
    // The API logs its faults itself. A browser may name any version.
    if (facts.kind !== 'call-threw')
      log.error('page.failed', { id, ...facts, ...((build || failure.side === 'server') && { version }) });
    await store(failure).catch((error: unknown) => log.error('failure.not-stored', { id, error: errorNameOf(error) }));
  };
}

/** Only what is in one of the site's own lists, and numbers within their bounds. */
function withoutUnknown({ facts, route, ...noticed }: NoticedFailure, { routes, build }: KnownParts) {
  const { kind, line, status, error, milliseconds } = facts;
  const file = [`client/${facts.file}`, facts.file].find((path) => path !== undefined && build?.files[path]);
  return {
    ...noticed,
    route: routes.some(({ path }) => path === route) ? route : 'not-found',
    kind: FAILURE_KINDS.find((known) => known === kind) ?? 'not-loaded',
    file: file?.replace('client/', ''),
    line: file === undefined ? undefined : within(line, 9_999_999),
    status: within(status, 599),
    error: error && errorNameOf({ name: error }),
    milliseconds: within(milliseconds, 600_000),
  };
}

const within = (value: number | undefined, most: number): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;
