import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Takes over into an open form what somebody else has changed meanwhile, but for the fields that the person has changed.
 *
 * @param values what the server has now; undefined while it has nothing
 */
export function useSyncServerDefaults<Values extends FieldValues, Output>(
  { reset }: UseFormReturn<Values, unknown, Output>,
  values: DefaultValues<Values> | undefined,
): void {
  const stored = JSON.stringify(values);
  const known = useRef(stored);
  useEffect(() => {
    // At first the form has them already, and what was typed at an earlier visit may just have been put back.
    if (!stored || stored === known.current) return;
    known.current = stored;
    reset(JSON.parse(stored), { keepDirtyValues: true, keepDirty: true, keepErrors: true });
  }, [stored, reset]);
}
