import * as v from 'valibot';
import { useSearchParamsState } from '../../shared/address/useSearchParamsState';
import { idListParam, textListParam } from '../listParams';

const schema = v.object({ hide: textListParam, line: idListParam });

/**
 * What is shown of the log, kept in the address: the categories that are left out (all others are ticked, those that
 * are yet to come too, D-105) and the lines that are open.
 */
export function useLogParams() {
  const [{ hide, line }, change] = useSearchParamsState(schema);
  return {
    hidden: hide,
    open: line,
    toggleCategory: (category: string) =>
      change({ hide: toggled(hide, category) }, { replace: true, flushSync: true }),
    toggleLine: (id: number) =>
      change({ line: toggled(line, id).map(String) }, { replace: true, flushSync: true }),
  };
}

const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
