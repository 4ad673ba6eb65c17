type Fetch = typeof globalThis.fetch;

/**
 * `fetch` whose calls fail only in the story that made them. The browser gives a service worker five minutes to answer:
 * what a story leaves unanswered on purpose would fail after that, and log an error in another story.
 * @param currentStory anything that identifies the story being shown
 */
export const withoutLateFailures =
  (fetch: Fetch, currentStory: () => unknown): Fetch =>
  async (...call) => {
    const story = currentStory();
    try {
      return await fetch(...call);
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (isAborted || story === currentStory()) throw error;
      return new Promise(() => {});
    }
  };
