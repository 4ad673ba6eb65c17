/** The folders of the remotes whose code did not load in this document, as URLs. */
const failed = new Set<string>();

/** Remembers that code of the remote with this list of modules did not load. */
export const rememberFailure = (moduleHashes: string): void => {
  failed.add(new URL('.', new URL(moduleHashes, window.location.href)).href);
};

/** How long a visitor who tries again waits for it, in milliseconds. */
const WAITED_FOR_MS = 5_000;

/**
 * Fetches again what this document has asked for of the code that did not load. The browser may have kept a corrupt
 * copy, which is immutable to it: a new document would get the same.
 */
export async function fetchAgain(): Promise<void> {
  const asked = performance.getEntriesByType('resource').flatMap((entry) => {
    const { name, initiatorType } = entry as PerformanceResourceTiming;
    // Reports of how a version does are sent to an address in its folder.
    return initiatorType === 'beacon' ? [] : [name];
  });
  const files = new Set(asked.filter((url) => [...failed].some((folder) => url.startsWith(folder))));
  const signal = AbortSignal.timeout(WAITED_FOR_MS);
  const fetched = [...files].map(async (url) => (await fetch(url, { cache: 'reload', signal })).arrayBuffer());
  await Promise.allSettled(fetched);
}
