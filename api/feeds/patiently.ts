import { withDeadline } from '../waiting.ts';

/**
 * The chunks of a body, of whose senders all together are waited for so long: not for each, or a byte now and then
 * would do. The time that the reader takes between them does not count.
 * @throws DeadlineExceeded
 */
export async function* patiently(
  what: string,
  milliseconds: number,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  let left = milliseconds;
  try {
    for (;;) {
      const startedAt = performance.now();
      const { done, value } = await withDeadline(what, Math.max(left, 0), () => reader.read());
      left -= performance.now() - startedAt;
      if (done) return;
      yield value;
    }
  } finally {
    // Nobody waits for it.
    void reader.cancel().catch(() => undefined);
  }
}
