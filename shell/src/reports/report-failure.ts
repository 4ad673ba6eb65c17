import { errorNameOf, type FailureFacts } from '@site/contract';
import type { FileHashes } from '@site/remote-kit/descriptor.ts';
import { LOADS_WITHIN_MS, TooSlowError } from '../remotes/load-page.ts';
import type { RegisteredRemote } from '../remotes/registry.ts';
import { failureNumberOf, type RemoteReport } from '../remotes/report.ts';
import { FAILURE_REPORTS, type FailureReport } from './failure-report.ts';

interface FailedPage {
  /** Its path pattern. */
  route: string;
  /** The remote that failed. */
  registered: RegisteredRemote | undefined;
}

/** Tells the server why a page could not be shown, by the number that its visitor was told. */
export async function reportFailure(failed: RemoteReport, page: FailedPage): Promise<void> {
  const { remote, version, fragment, kind, error } = failed;
  const known = { number: failureNumberOf(error), route: page.route, remote, version, fragment };
  const facts =
    kind === 'render-failed'
      ? ({ kind: 'threw', error: errorNameOf(error), ...placeOf(error, version) } as const)
      : await whyNotLoaded(error.cause, page.registered, version);
  const report: FailureReport = { ...known, ...facts };
  navigator.sendBeacon(FAILURE_REPORTS, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

async function whyNotLoaded(
  cause: unknown,
  registered: RegisteredRemote | undefined,
  version: string | undefined,
): Promise<FailureFacts> {
  if (cause instanceof TooSlowError) return { kind: 'too-slow', milliseconds: LOADS_WITHIN_MS };
  const message = cause instanceof Error ? cause.message : '';
  if (version === undefined) return { kind: 'no-build' };
  if (message.startsWith('It exposes no route')) return { kind: 'no-page' };
  const { moduleHashes } = registered ?? {};
  const unknown = { kind: 'not-loaded', error: errorNameOf(cause) } as const;
  if (!moduleHashes) return unknown;
  const faulty = await faultyFile(moduleHashes);
  if (faulty) return faulty;
  // By now, it would load.
  if (/fetch|import|load/i.test(message) && cause instanceof TypeError) return unknown;
  return { kind: 'threw-on-load', error: errorNameOf(cause), ...placeOf(cause, version) };
}

/** What is wrong with a file of the version, among those that this document has asked for. */
async function faultyFile({ url, integrity }: NonNullable<RegisteredRemote['moduleHashes']>) {
  const list = new URL(url, document.baseURI).href;
  const folder = list.slice(0, list.lastIndexOf('/') + 1);
  const fault = await faultOf(list, integrity, folder);
  if (fault) return fault;
  const hashes = (await (await fetch(list)).json()) as FileHashes;
  const asked = new Set(performance.getEntriesByType('resource').map(({ name }) => name.replace(folder, '')));
  const faults = Object.entries(hashes)
    .filter(([file]) => asked.has(file))
    .map(([file, hash]) => faultOf(folder + file, hash, folder));
  return (await Promise.all(faults)).find(Boolean);
}

/** How long to wait for a file's answer, in milliseconds. */
const ASKED_FOR_MS = 3_000;

/** As the browser gets it: what it has kept may be what is wrong. */
async function faultOf(url: string, integrity: string, folder: string): Promise<FailureFacts | undefined> {
  const file = url.replace(folder, '');
  const ask = (init?: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(ASKED_FOR_MS) });
  const answer = await ask().catch(() => undefined);
  if (!answer) return { kind: 'file-unreachable', file };
  if (!answer.ok) return { kind: 'file-status', file, status: answer.status };
  const isWhole = await ask({ integrity }).then(
    () => true,
    () => false,
  );
  return isWhole ? undefined : { kind: 'file-changed', file };
}

/** Where in the version's files it was thrown. */
function placeOf(error: unknown, version: string | undefined): Pick<FailureFacts, 'file' | 'line'> {
  const { stack = '' } = (error ?? {}) as { stack?: string };
  const [, place = ''] = stack.split(`/${version}/`);
  const [, file, line] = /^([\w./-]{1,150}\.js):(\d{1,7})/.exec(place) ?? [];
  return file === undefined ? {} : { file, line: Number(line) };
}
