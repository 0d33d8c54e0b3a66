import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListOrForm } from '../../../src/admin/shared/ListOrForm';
import { itemElementIds } from '../../../src/admin/shared/useOpenItem';
import { useListParams } from '../../../src/shared/address/useListParams';
import { address, renderScreen } from '../../support/render';

const ids = itemElementIds('person');

function People({ onOpen }: { onOpen(id: number): void }) {
  const list = useListParams(20);
  return (
    <>
      <button id={ids.open(7)} type="button" onClick={() => onOpen(7)}>
        Person 7
      </button>
      <button type="button" onClick={() => list.toPage(2)}>
        Next
      </button>
    </>
  );
}

const open = (search = '') =>
  renderScreen(
    <ListOrForm
      title="People"
      name="person"
      addLabel="Add person"
      list={(onOpen) => <People onOpen={onOpen} />}
      form={(item, onClose) => (
        <>
          <h2 id={ids.title} tabIndex={-1}>
            {item === 'new' ? 'New person' : `Person ${item}`}
          </h2>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </>
      )}
    />,
    { path: `/people${search}` },
  );
const button = (name: string) => screen.getByRole('button', { name });

describe('a screen that is a list or a form', () => {
  it('opens an item in place of the list, and comes back to the same page of it', async () => {
    const { user } = open('?page=2');
    expect(screen.getByRole('heading', { level: 1, name: 'People' })).toBeInTheDocument();
    await user.click(button('Person 7'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Person 7' })).toHaveFocus());
    expect(address()).toBe('/people?page=2&person=7');
    expect(screen.queryByRole('button', { name: 'Add person' })).not.toBeInTheDocument();
    await user.click(button('Cancel'));
    await waitFor(() => expect(button('Person 7')).toHaveFocus());
    expect(address()).toBe('/people?page=2');
  });

  it('opens the form of a new item, and comes back to the button that led there', async () => {
    const { user } = open();
    await user.click(button('Add person'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'New person' })).toHaveFocus());
    await user.click(button('Cancel'));
    await waitFor(() => expect(button('Add person')).toHaveFocus());
  });

  it('leaves the focus where it is while the list is paged', async () => {
    const { user } = open();
    await user.click(button('Next'));
    await waitFor(() => expect(address()).toBe('/people?page=2'));
    expect(button('Next')).toHaveFocus();
  });
});
