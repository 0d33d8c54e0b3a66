import { useEffect, useState } from 'react';
import { onPainted } from './afterPaint';

/** A value as it was when the page was last painted: what hangs on it is drawn by itself, and holds up nothing else. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => onPainted(() => setPainted(value)), [value]);
  return painted;
}
