import type { Log } from '@site/api/program';
import type { CheckVersion } from '../checks/check-version.ts';
import type { Check } from '../checks/check.ts';
import { rejectionNote } from '../checks/rejection-note.ts';
import type { RemotePointer } from '../history/release-state.ts';
import type { Releases } from '../history/releases.ts';

interface ReleaseParts {
  releases: Releases;
  log: Log;
  check: CheckVersion;
}

interface Request {
  remote: string;
  /** Whether visitors get it at once, or not yet. */
  action: 'release' | 'hold';
  version: string;
  by: string;
  note?: string | undefined;
  revision?: number | undefined;
}

/** What became of a version. */
export interface ReleaseOutcome {
  checks: readonly Check[];
  /** Why it was rejected; empty when it was released. */
  reasons: readonly string[];
  /** Undefined when it was rejected: visitors go on getting what they got. */
  pointer?: RemotePointer;
}

/**
 * Checks a version, then makes it live or holds it back, or records why it was rejected.
 * @throws ReleaseRefused, ExplainedError
 */
export async function release(
  { releases, log, check }: ReleaseParts,
  { remote, action, version, by, note, revision }: Request,
): Promise<ReleaseOutcome> {
  const checks = await check(remote, version);
  const reasons = checks.flatMap(({ problems }) => problems);
  if (reasons.length > 0) {
    log.error('remote.rejected', { remote, version, by, message: reasons.join('; ') });
    await releases.change({ remote, action: 'reject', version, note: rejectionNote(reasons) }, by);
    return { checks, reasons };
  }
  const pointer = await releases.change({ remote, action, version, note, revision }, by);
  log.info('remote.released', { remote, version, action, by, live: pointer.live });
  return { checks, reasons, pointer };
}
