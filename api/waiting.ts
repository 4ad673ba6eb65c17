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

/** `read`, made once for all who ask while it is under way. */
export function shared<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<Value> | undefined;
  return () => (underWay ??= read().finally(() => (underWay = undefined)));
}
