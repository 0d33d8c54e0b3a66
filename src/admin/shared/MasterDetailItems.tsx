import type { Key, ReactNode } from 'react';
import { WindowedItems, type WindowedItemsProps } from '../../ui/virtualLog/WindowedItems';
import { wholeUpTo } from '../../ui/wholeUpTo';

interface MasterDetailItemsProps<Item> extends Pick<WindowedItemsProps, 'typicalHeight' | 'as'> {
  items: readonly Item[];
  keyOf(item: Item): Key;
  /** Whether it is, or holds, the chosen one, which is in the document wherever the list stands. */
  isKept(item: Item): boolean;
  children(item: Item): ReactNode;
}

/** The entries of a `MasterDetail` list; of very many only those near what shows of it are in the document. */
export function MasterDetailItems<Item>({
  items,
  keyOf,
  isKept,
  typicalHeight,
  as,
  children,
}: MasterDetailItemsProps<Item>) {
  const { list: List, item: Element } = as;
  if (items.length <= wholeUpTo) {
    return (
      <List>
        {items.map((item) => (
          <Element key={keyOf(item)}>{children(item)}</Element>
        ))}
      </List>
    );
  }
  const drawn = (index: number) => {
    const item = items[index];
    return item !== undefined && children(item);
  };
  const keyAt = (index: number) => {
    const item = items[index];
    return item === undefined ? index : keyOf(item);
  };
  return (
    <WindowedItems
      count={items.length}
      keyOf={keyAt}
      kept={items.findIndex(isKept)}
      typicalHeight={typicalHeight}
      as={as}
    >
      {drawn}
    </WindowedItems>
  );
}
