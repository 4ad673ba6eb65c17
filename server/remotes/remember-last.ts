/** Returns a function that reads or, while that fails, returns what was read last. `onFailure` hears of it once. */
export function rememberLast<Value>(
  read: () => Promise<Value>,
  onFailure: (error: unknown) => void,
): () => Promise<Value | undefined> {
  let known: Value | undefined;
  let isFailing = false;
  return async () => {
    try {
      known = await read();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
    }
    return known;
  };
}
