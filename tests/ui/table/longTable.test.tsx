import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Column } from '../../../src/ui/table/columns';
import { focusById } from '../../../src/ui/table/focusById';
import { Table } from '../../../src/ui/table/Table';
import { layOut } from '../../support/browser';

interface Person {
  id: number;
  name: string;
}

const many: Person[] = Array.from({ length: 5_000 }, (_, index) => ({ id: index, name: `Person ${index}` }));
const keyOf = ({ id }: Person) => id;
const rowHeight = 50;

const drawn = vi.fn<(person: Person) => void>();
const columns: Column<Person>[] = [
  {
    name: 'Name',
    cell: (person) => {
      drawn(person);
      return person.name;
    },
  },
  {
    name: 'Write',
    cell: ({ id }) => (
      <button type="button" id={`write-${id}`}>
        Write to {id}
      </button>
    ),
  },
];

const tableOf = (rows: readonly Person[]) => (
  <Table
    label="People"
    columns={columns}
    rows={rows}
    keyOf={keyOf}
    controlIdsOf={({ id }) => [`write-${id}`]}
    empty={null}
  />
);

const shownRows = () => screen.getAllByRole('row').slice(1);
const namesOf = (rows: HTMLElement[]) => rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);

function scrollTo(top: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  fireEvent.scroll(window);
}

beforeEach(() => {
  drawn.mockClear();
  layOut({ row: rowHeight });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this instanceof HTMLElement ? Number(this.dataset.index ?? 0) : 0;
    return DOMRect.fromRect({ y: index * rowHeight - window.scrollY, width: 100, height: rowHeight });
  });
  scrollTo(0);
});

describe('a table of 5,000 rows', () => {
  it('has only the rows near the screen in the document, and says how many there are', () => {
    render(tableOf(many));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(shownRows().length).toBeLessThan(40);
    expect(namesOf(shownRows())[0]).toBe('Person 0');
    expect(shownRows()[0]).toHaveAttribute('aria-rowindex', '2');
  });

  it('has others where the page is scrolled', () => {
    render(tableOf(many));
    scrollTo(rowHeight * 1_000);
    expect(screen.getByText('Person 1005')).toBeInTheDocument();
    expect(screen.getByText('Person 1005').closest('tr')).toHaveAttribute('aria-rowindex', '1007');
    expect(screen.queryByText('Person 0')).not.toBeInTheDocument();
  });

  it('keeps the row that has the focus when it is scrolled away', async () => {
    render(tableOf(many));
    const button = screen.getByRole('button', { name: 'Write to 3' });
    await userEvent.click(button);
    scrollTo(rowHeight * 1_000);
    expect(button).toHaveFocus();
    expect(shownRows().length).toBeLessThan(40);
  });

  it('gives the focus to a control in a row that is out of sight', () => {
    render(tableOf(many));
    let isThere = false;
    act(() => {
      isThere = focusById('write-4000');
    });
    expect(isThere).toBe(true);
    expect(screen.getByRole('button', { name: 'Write to 4000' })).toHaveFocus();
  });

  it('knows nothing of a control that none of its rows has', () => {
    render(tableOf(many));
    expect(focusById('write-5000')).toBe(false);
  });

  it('draws only the row anew whose item has changed', () => {
    const { rerender } = render(tableOf(many));
    drawn.mockClear();
    const changed = { id: 2, name: 'Somebody else' };
    rerender(tableOf(many.with(2, changed)));
    expect(drawn.mock.calls).toEqual([[changed]]);
  });

  describe('whose rows become cards', () => {
    const cardHeight = 200;
    const scrolled = vi.fn<(to: ScrollToOptions) => void>();

    async function turn(rerender: (table: ReactNode) => void) {
      const style = document.createElement('style');
      style.textContent = 'table, tbody { display: block }';
      document.head.append(style);
      onTestFinished(() => style.remove());
      layOut({ row: cardHeight });
      vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(cardHeight * many.length);
      vi.stubGlobal('scrollTo', scrolled.mockClear());
      rerender(tableOf(many));
      await act(async () => undefined);
    }
    const shownFirst = () => Math.round((scrolled.mock.calls[0]?.[0].top ?? Number.NaN) / cardHeight);

    it('keeps the first row in view', async () => {
      const { rerender } = render(tableOf(many));
      scrollTo(rowHeight * 1_000);
      await turn(rerender);
      expect(shownFirst()).toBe(1_000);
    });

    it('keeps the focus, and the row that has it', async () => {
      const { rerender } = render(tableOf(many));
      scrollTo(rowHeight * 1_000);
      const button = screen.getByRole('button', { name: 'Write to 1004' });
      button.focus();
      await turn(rerender);
      expect(button).toHaveFocus();
      expect(shownFirst()).toBe(1_004);
    });
  });

  it('has every row in print', () => {
    render(tableOf(many.slice(0, 300)));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shownRows()).toHaveLength(300);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(shownRows().length).toBeLessThan(40);
  });
});

it('has each row of a table of 100 in the document', () => {
  render(tableOf(many.slice(0, 100)));
  expect(shownRows()).toHaveLength(100);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});
