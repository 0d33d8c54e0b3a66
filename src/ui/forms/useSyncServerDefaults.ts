import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Brings values that changed on the server into an open form, except for the fields that the person has edited.
 *
 * @param values the server's present values; undefined while there are none
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
