import { errorFields } from '@site/api/program';
import type { RegisteredFolder } from '../registrations.ts';

interface FailedFetch extends Record<string, string> {
  remote: string;
  version: string;
  message: string;
}

const TRIED_AGAIN_MS = 30_000;

/**
 * Returns a function that fetches versions of a remote which are not here, if it is at an origin, and that never
 * throws. What could not be fetched is not tried again at once.
 */
export function createMissingFetcher(onFailure: (failed: FailedFetch) => void) {
  /** By remote and version. */
  const failedAt = new Map<string, number>();

  async function fetchOne({ name: remote, origin }: RegisteredFolder, version: string): Promise<void> {
    const key = `${remote} ${version}`;
    const sinceFailure = performance.now() - (failedAt.get(key) ?? -Infinity);
    if (!origin || sinceFailure < TRIED_AGAIN_MS) return;
    await origin.fetch(version).catch((error: unknown) => {
      failedAt.set(key, performance.now());
      onFailure({ remote, version, message: String(errorFields(error)['message']) });
    });
  }

  return async (folder: RegisteredFolder, versions: readonly string[]): Promise<void> => {
    await Promise.all(versions.map((version) => fetchOne(folder, version)));
  };
}
