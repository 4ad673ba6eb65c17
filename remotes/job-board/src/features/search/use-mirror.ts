import { useState } from 'react';

/** A control's state: it can get ahead of its source, and resets when the source changes. */
export function useMirror<Value extends string | readonly string[]>(source: Value): [Value, (value: Value) => void] {
  const [mirrored, setMirrored] = useState(source);
  const [value, setValue] = useState(source);
  if (String(mirrored) !== String(source)) {
    setMirrored(source);
    setValue(source);
  }
  return [value, setValue];
}
