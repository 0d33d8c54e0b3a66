import type { ReactNode } from 'react';
import type { ViewedQuery } from '../../shared/query/QueryView';
import { Button } from '../../ui/Button';
import { StaffPage } from './StaffPage';
import { itemElementIds, useOpenItem } from './useOpenItem';

interface ListOrFormProps {
  title: string;
  /** The parameter of the address that names the open item, with which the ids of `itemElementIds` begin. */
  name: string;
  /** What the button says that leads to the form of a new item. */
  addLabel: string;
  /** What the button Refresh of the list reads again. */
  refreshes?: ViewedQuery<unknown>;
  /** Given what opens an item, and the address of one. */
  list(onOpen: (id: number) => void, hrefOf: (id: number) => string): ReactNode;
  form(item: number | 'new', onClose: () => void): ReactNode;
}

/**
 * A staff screen that is a list, or the form of one of its items in place of the list (`useOpenItem`).
 *
 * @example
 * <ListOrForm
 *   title="Holidays"
 *   name="holiday"
 *   addLabel="Add holiday"
 *   list={(onOpen, hrefOf) => <HolidayList onOpen={onOpen} hrefOf={hrefOf} />}
 *   form={(item, onClose) => …}
 * />
 */
export function ListOrForm({ title, name, addLabel, refreshes, list, form }: ListOrFormProps) {
  const { item, open, hrefOf, close } = useOpenItem(name);
  return (
    <StaffPage
      title={title}
      refreshes={item === null ? refreshes : undefined}
      actions={
        item === null && (
          <Button id={itemElementIds(name).add} onClick={() => open('new')}>
            {addLabel}
          </Button>
        )
      }
    >
      {item === null ? list(open, hrefOf) : form(item, close)}
    </StaffPage>
  );
}
