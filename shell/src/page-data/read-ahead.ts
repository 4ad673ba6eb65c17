import { hasFailed, type LoadData } from './load-data.ts';

/** How long what was read waits for its page to be opened, in milliseconds. */
const WAITS_FOR_MS = 10_000;

interface Reading {
  url: string;
  data: Promise<unknown>;
  /** Ends it if it goes on. */
  abort(): void;
  expiry: ReturnType<typeof setTimeout>;
}

/** Reads the data of the one page that a visitor is about to open. */
export function createReadAhead() {
  let latest: Reading | undefined;

  function drop() {
    clearTimeout(latest?.expiry);
    latest?.abort();
    latest = undefined;
  }

  return {
    drop,
    read(url: string, load: LoadData): void {
      if (latest?.url === url) return;
      drop();
      const control = new AbortController();
      const data = load(new Request(url, { signal: control.signal }));
      // Whoever opens the page reads it again.
      data.catch(() => undefined);
      latest = { url, data, abort: () => control.abort(), expiry: setTimeout(drop, WAITS_FOR_MS) };
    },
    /** What was read for this request, once; undefined if nothing was, or in vain. */
    async take({ url, signal }: Request): Promise<unknown> {
      const taken = latest;
      if (taken?.url !== url) return undefined;
      latest = undefined;
      clearTimeout(taken.expiry);
      signal.addEventListener('abort', taken.abort);
      const data = await taken.data.catch(() => undefined);
      return hasFailed(data) ? undefined : data;
    },
  };
}
