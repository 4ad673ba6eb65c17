import { afterEach } from 'vitest';

const { fetch } = window;
let story = new AbortController();

const signalsOf = (input: RequestInfo | URL, init?: RequestInit): AbortSignal[] =>
  [init?.signal, input instanceof Request ? input.signal : null].filter((signal) => signal instanceof AbortSignal);

/**
 * A story that ends while a call is pending takes the call with it: it is never answered. Otherwise the call would fail
 * during another story, when the browser ends the service worker that holds it.
 */
window.fetch = (input, init) =>
  new Promise((resolve, reject) => {
    const { signal } = story;
    fetch(input, { ...init, signal: AbortSignal.any([signal, ...signalsOf(input, init)]) }).then(
      resolve,
      (error: unknown) => {
        if (!signal.aborted) reject(error as Error);
      },
    );
  });

afterEach(() => {
  story.abort();
  story = new AbortController();
});
