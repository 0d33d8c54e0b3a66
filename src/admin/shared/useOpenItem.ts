import { useMemo } from 'react';
import * as v from 'valibot';
import { idOrNewParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';
import { useFocusLater } from './useFocusLater';
import { useFocusOnChange } from './useFocusOnChange';

/** The ids of what the focus moves to on a screen that shows a list or, in its place, one item of it. */
export const itemElementIds = (name: string) => ({
  /** The button that begins a new item. */
  add: `${name}-add`,
  /** The title of an item, or of the form of a new one. */
  title: `${name}-form-title`,
  /** What opens an item in the list. */
  open: (id: number) => `${name}-open-${id}`,
});

/**
 * What a screen shows that has a list and, in its place, one item of it or the form of a new one: kept in the address,
 * with the focus on what has come, or back on what led to what has gone (`itemElementIds`).
 *
 * @param name the parameter of the address
 */
export function useOpenItem(name: string) {
  const schema = useMemo(() => v.object({ [name]: idOrNewParam }), [name]);
  const [{ [name]: item = null }, change, hrefWith] = useSearchParamsState(schema);

  const ids = itemElementIds(name);
  const focusLater = useFocusLater();
  useFocusOnChange(item, (former) => {
    if (item !== null) {
      // An item that has to be asked for has no title yet.
      if (!document.getElementById(ids.title)) focusLater(ids.title);
      return [ids.title];
    }
    return typeof former === 'number' ? [ids.open(former), ids.add] : [ids.add];
  });

  return {
    /** The id of the item, or `new`; null for the list. */
    item,
    open: (opened: number | 'new') => change({ [name]: opened }),
    /** The address of one. */
    hrefOf: (id: number) => hrefWith({ [name]: id }),
    close: () => change({ [name]: null }, { replace: true }),
  };
}
