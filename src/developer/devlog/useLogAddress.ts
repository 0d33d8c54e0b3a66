import * as v from 'valibot';
import { useAddressState } from '../../app/useAddressState';
import { idsInAddress, textsInAddress } from '../listsInAddress';

const schema = v.object({ hide: textsInAddress, line: idsInAddress });

/**
 * What is shown of the log, kept in the address: the categories that are left out (all others are ticked, those that
 * are yet to come too, OPEN-105) and the lines that are open.
 */
export function useLogAddress() {
  const [{ hide, line }, change] = useAddressState(schema);
  return {
    hidden: hide,
    open: line,
    toggleCategory: (category: string) =>
      change({ hide: toggled(hide, category) }, { replace: true, atOnce: true }),
    toggleLine: (id: number) =>
      change({ line: toggled(line, id).map(String) }, { replace: true, atOnce: true }),
  };
}

const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
