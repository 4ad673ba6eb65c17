import { readFrom } from './read-from.ts';

interface Source {
  /** URL of the folder with the files, with a trailing slash. */
  url: URL;
  /** Called with the bytes of each piece that arrives. @throws when they are too many */
  onBytes: (count: number) => void;
  signal: AbortSignal;
}

export const MOST_FILES = 5_000;
const AT_ONCE = 6;

/** Each part a plain name: it cannot lead out of the folder, or to another origin. */
const PLAIN = /^(?!\.{1,2}(\/|$))[\w.~@$+-]+(\/(?!\.{1,2}(\/|$))[\w.~@$+-]+)*$/;

export const isPlain = (path: string): boolean => PLAIN.test(path);

export const unfitFile = (path: string): Error => new Error(`it may not have a file ${JSON.stringify(path)}`);

/**
 * Fetches these files of a folder, a few at once, and hands over each when it is complete. What `unlessMissing` does
 * not throw again is no failure.
 * @throws OriginUnavailable; any other error when there are too many of them, or one may not be there
 */
export async function fetchAll(
  paths: readonly string[],
  { url, onBytes, signal }: Source,
  take: (path: string, content: Buffer) => Promise<void> | void,
  unlessMissing: (error: unknown) => void = rethrow,
): Promise<void> {
  if (paths.length > MOST_FILES) throw new Error(`it has more than ${MOST_FILES} files`);
  const unfit = paths.find((path) => !isPlain(path));
  if (unfit !== undefined) throw unfitFile(unfit);
  const failure = new AbortController();
  const limits = { onBytes, signal: AbortSignal.any([failure.signal, signal]) };
  const waiting = paths.values();

  async function fetchWaiting(): Promise<void> {
    for (const path of waiting) {
      const content = await readFrom(new URL(path, url), limits).catch(unlessMissing);
      if (content) await take(path, content);
    }
  }
  const fetching = Array.from({ length: AT_ONCE }, fetchWaiting);
  // None of them writes to a folder that is gone.
  await Promise.all(fetching).finally(async () => {
    failure.abort();
    await Promise.allSettled(fetching);
  });
}

const rethrow = (error: unknown): never => {
  throw error;
};
