import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { itemElementIds, useOpenItem } from '../../../src/admin/shared/useOpenItem';
import { address, renderScreen } from '../../support/render';

const ids = itemElementIds('card');

function Cards({ has = [1, 2] }: { has?: number[] }) {
  const { item, open, close } = useOpenItem('card');
  if (item !== null) {
    return (
      <>
        <h2 id={ids.title} tabIndex={-1}>{`Card ${item}`}</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </>
    );
  }
  return (
    <>
      <button type="button" id={ids.add} onClick={() => open('new')}>
        Add
      </button>
      {has.map((id) => (
        <button key={id} type="button" id={ids.open(id)} onClick={() => open(id)}>{`Open ${id}`}</button>
      ))}
    </>
  );
}

/** An item that comes by a call of its own. */
function SlowCards() {
  const { item, open } = useOpenItem('card');
  return (
    <>
      <button type="button" onClick={() => open(2)}>
        Open 2
      </button>
      <SlowCard item={item} />
    </>
  );
}

function SlowCard({ item }: { item: number | 'new' | null }) {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      {item !== null && hasCome && <h2 id={ids.title} tabIndex={-1}>{`Card ${item}`}</h2>}
      <output ref={(output) => output?.addEventListener('load', () => setCome(true))} />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('a list and an item of it', () => {
  it('are opened and closed in the address, beside what else stands there', async () => {
    const { user, router } = renderScreen(<Cards />, { path: '/cards?page=2' });
    await user.click(button('Open 2'));
    await heading('Card 2');
    expect(address()).toBe('/cards?page=2&card=2');
    await user.click(button('Close'));
    expect(address()).toBe('/cards?page=2');

    await user.click(button('Add'));
    await heading('Card new');
    await router.navigate(-1);
    await waitFor(() => expect(button('Add')).toBeInTheDocument());
  });

  it('move the focus to what has come, and back to what led there', async () => {
    const { user } = renderScreen(<Cards />, { path: '/cards' });
    expect(document.body).toHaveFocus();
    await user.click(button('Open 2'));
    await waitFor(async () => expect(await heading('Card 2')).toHaveFocus());
    await user.click(button('Close'));
    await waitFor(() => expect(button('Open 2')).toHaveFocus());
    await user.click(button('Add'));
    await waitFor(async () => expect(await heading('Card new')).toHaveFocus());
    await user.click(button('Close'));
    await waitFor(() => expect(button('Add')).toHaveFocus());
  });

  it('move the focus to an item that takes its time once it has come', async () => {
    const { user } = renderScreen(<SlowCards />, { path: '/cards' });
    await user.click(button('Open 2'));
    await waitFor(() => expect(address()).toBe('/cards?card=2'));
    expect(button('Open 2')).toHaveFocus();
    fireEvent.load(screen.getByRole('status'));
    await waitFor(async () => expect(await heading('Card 2')).toHaveFocus());
  });

  it('leave the focus at the button of a new one when the item is not in the list any more', async () => {
    const { user } = renderScreen(<Cards has={[1]} />, { path: '/cards?card=2' });
    await user.click(button('Close'));
    await waitFor(() => expect(button('Add')).toHaveFocus());
  });

  it('show the list where the address makes no sense', () => {
    renderScreen(<Cards />, { path: '/cards?card=-4' });
    expect(button('Add')).toBeInTheDocument();
  });
});
