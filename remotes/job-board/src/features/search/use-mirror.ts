import { useState } from 'react';

/** State of a control that follows its source: it can run ahead, and starts over when the source changes. */
export function useMirror<Value extends string | number>(source: Value): [Value, (value: Value) => void] {
  const [mirrored, setMirrored] = useState(source);
  const [value, setValue] = useState(source);
  if (mirrored !== source) {
    setMirrored(source);
    setValue(source);
  }
  return [value, setValue];
}
