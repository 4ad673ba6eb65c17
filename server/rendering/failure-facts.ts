import { errorNameOf, type FailureFacts, type FailureKind } from '@site/contract';

/** Why a host gave up on a page, as it says so itself: whatever else a message says, somebody wrote. */
const REASONS: readonly (readonly [reason: RegExp, kind: FailureKind])[] = [
  [/took longer than (?<milliseconds>\d+) ms, and it is stuck$/, 'stuck'],
  [/took longer than (?<milliseconds>\d+) ms$/, 'too-slow'],
  [/^Its code was not loaded within (?<milliseconds>\d+) ms$/, 'too-slow'],
  [/(?<file>\S+) was changed after the build$/, 'file-changed'],
  [/^Its code could not be loaded: /, 'threw-on-load'],
  [/^Its buffers take more than|ERR_WORKER_OUT_OF_MEMORY/, 'out-of-memory'],
  [/^It ended itself with code/, 'ended'],
  [/^No build of it was found$/, 'no-build'],
  [/^It exposes no route/, 'no-page'],
];

/** What may be known of a failed page, without any text that its error has. */
export function failureFactsOf(error: unknown): FailureFacts {
  const { status, name, cause } = (error ?? {}) as { status?: unknown; name?: unknown; cause?: unknown };
  if (typeof status === 'number') return { kind: 'answered', status };
  if (name !== 'RemoteUnavailableError') return { kind: 'threw', error: errorNameOf(error), ...placeOf(error) };
  const message = cause instanceof Error ? cause.message : String(cause);
  for (const [reason, kind] of REASONS) {
    const { file, milliseconds } = reason.exec(message)?.groups ?? {};
    if (reason.test(message)) return { kind, file, ...(milliseconds && { milliseconds: Number(milliseconds) }) };
  }
  return { kind: 'not-loaded', error: errorNameOf(cause), ...placeOf(cause) };
}

/** Where in a server bundle it was thrown. */
function placeOf(error: unknown): Pick<FailureFacts, 'file' | 'line'> {
  const { stack } = (error ?? {}) as { stack?: unknown };
  const [, file, line] = /\/(server\/[\w./-]{1,120}\.js):(\d{1,7}):/.exec(String(stack)) ?? [];
  return file === undefined ? {} : { file, line: Number(line) };
}
