/** What `promise` resolves to, or `otherwise` when it rejects or takes longer. */
export async function within<Value, Otherwise>(
  milliseconds: number,
  promise: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Otherwise>();
  const timer = setTimeout(resolve, milliseconds, otherwise);
  return Promise.race([promise.catch(() => otherwise), tooLate]).finally(() => clearTimeout(timer));
}

/** What `read` resolves to, kept for so long: all who ask meanwhile share it. */
export function remembered<Value>(read: () => Promise<Value>, milliseconds: number) {
  let kept: Promise<Value> | undefined;
  const forget = () => (kept = undefined);
  const get = () => (kept ??= read().finally(() => setTimeout(forget, milliseconds).unref()));
  return { get, forget };
}
