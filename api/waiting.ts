/** Something took longer than anybody waits for it. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
  /** As the system says it: whoever retries after an outage retries after this. */
  readonly code = 'ETIMEDOUT';

  constructor(what: string, milliseconds: number) {
    super(`${what} took more than ${milliseconds / 1_000} seconds`);
  }
}

/**
 * What `step` resolves to. Nothing of ours waits for a database, a server, a file or a thread without it, or a limit of
 * the library that does the waiting.
 * @throws DeadlineExceeded once it takes longer: the step's signal then tells it to stop, and what becomes of it is
 * nobody's concern any more
 */
export async function withDeadline<Value>(
  what: string,
  milliseconds: number,
  step: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const over = new AbortController();
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new DeadlineExceeded(what, milliseconds);
    reject(error);
    over.abort(error);
  }, milliseconds);
  return Promise.race([step(over.signal), tooLate]).finally(() => clearTimeout(timer));
}

/** What `promise` resolves to, or `otherwise` when it rejects or takes longer. */
export const within = <Value, Otherwise>(
  milliseconds: number,
  promise: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> => withDeadline('It', milliseconds, () => promise).catch(() => otherwise);

/** What `read` resolves to, kept for so long: all who ask meanwhile share it. */
export function remembered<Value>(read: () => Promise<Value>, milliseconds: number) {
  let kept: Promise<Value> | undefined;
  const forget = () => (kept = undefined);
  const get = () => (kept ??= read().finally(() => setTimeout(forget, milliseconds).unref()));
  return { get, forget };
}
