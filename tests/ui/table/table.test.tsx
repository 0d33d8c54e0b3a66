import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Column } from '../../../src/ui/table/columns';
import { Table } from '../../../src/ui/table/Table';

interface Person {
  id: number;
  name: string;
  age: number;
}

const people: Person[] = [
  { id: 1, name: 'Ann', age: 30 },
  { id: 2, name: 'Bob', age: 40 },
];

const columns: Column<Person>[] = [
  { name: 'Name', cell: ({ name }) => name, sortKey: 'name' },
  { name: 'Age', cell: ({ age }) => age, isNumeric: true, sortKey: 'age' },
  { name: 'Mail', cell: ({ name }) => <a href={`#${name}`}>Write to {name}</a> },
];

type Options = Partial<Parameters<typeof Table<Person>>[0]>;

function show(options: Options = {}) {
  render(
    <Table
      label="People"
      columns={columns}
      rows={people}
      keyOf={({ id }) => id}
      empty={<p>Nobody yet</p>}
      {...options}
    />,
  );
  return userEvent.setup();
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

describe('the table', () => {
  it('has its name, its headers and a row for each item', () => {
    show();
    const table = screen.getByRole('table', { name: 'People' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Name', 'Age', 'Mail']);
    expect(rowOf('Ann')).toHaveTextContent('Ann30Write to Ann');
  });

  it('shows something else where there are no items', () => {
    show({ rows: [] });
    expect(screen.getByText('Nobody yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('opens a row by a press anywhere on it', async () => {
    const onOpen = vi.fn();
    const user = show({ onOpen });
    await user.click(within(rowOf('Bob')).getByText('40'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(people[1]);
  });

  it('opens a row by keyboard, with the button in its first cell', async () => {
    const onOpen = vi.fn();
    const user = show({ onOpen });
    within(rowOf('Ann')).getByRole('button', { name: 'Ann' }).focus();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(people[0]);
  });

  it('opens a row once, however quickly it is pressed again', async () => {
    const onOpen = vi.fn();
    const user = show({ onOpen });
    await user.dblClick(within(rowOf('Bob')).getByText('40'));
    await user.dblClick(within(rowOf('Ann')).getByRole('button', { name: 'Ann' }));
    expect(onOpen.mock.calls).toEqual([[people[1]], [people[0]]]);
  });

  it('lets the text of a row be selected without opening it', async () => {
    const onOpen = vi.fn();
    const user = show({ onOpen });
    await user.pointer([
      { keys: '[MouseLeft>]', target: within(rowOf('Bob')).getByText('40'), offset: 0 },
      { offset: 2 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(String(document.getSelection())).toBe('40');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('does not open a row when a link in it is pressed', async () => {
    const onOpen = vi.fn();
    const user = show({ onOpen });
    await user.click(screen.getByRole('link', { name: 'Write to Ann' }));
    expect(onOpen).not.toHaveBeenCalled();
  });

  describe('of items with an address', () => {
    const hrefOf = ({ id }: Person) => `#${id}`;
    const openedTab = () => vi.spyOn(window, 'open').mockReturnValue(null);

    it('opens one here by its button, which has the address', async () => {
      const onOpen = vi.fn();
      const user = show({ onOpen, hrefOf });
      const link = screen.getByRole('button', { name: 'Ann' });
      expect(link).toHaveAttribute('href', '#1');
      await user.dblClick(link);
      expect(onOpen).toHaveBeenCalledExactlyOnceWith(people[0]);
    });

    it.each([
      ['Ctrl', { ctrlKey: true }],
      ['Cmd', { metaKey: true }],
    ])('leaves a press with %s on the button to the browser', (_, keys) => {
      const onOpen = vi.fn();
      const opened = openedTab();
      show({ onOpen, hrefOf });
      const link = screen.getByRole('button', { name: 'Ann' });
      const isLeft = fireEvent.click(link, keys);
      expect(isLeft).toBe(true);
      expect(onOpen).not.toHaveBeenCalled();
      expect(opened).not.toHaveBeenCalled();
    });

    it.each([
      ['with Ctrl', { ctrlKey: true }],
      ['with Cmd', { metaKey: true }],
    ])('opens one in a tab of its own by a press on the row %s', (_, keys) => {
      const onOpen = vi.fn();
      const opened = openedTab();
      show({ onOpen, hrefOf });
      fireEvent.click(within(rowOf('Bob')).getByText('40'), keys);
      expect(opened).toHaveBeenCalledExactlyOnceWith('#2', '_blank', 'noopener');
      expect(onOpen).not.toHaveBeenCalled();
    });

    it('opens one in a tab of its own by the middle button', async () => {
      const opened = openedTab();
      const user = show({ onOpen: vi.fn(), hrefOf });
      await user.pointer({ keys: '[MouseMiddle]', target: within(rowOf('Bob')).getByText('40') });
      expect(opened).toHaveBeenCalledExactlyOnceWith('#2', '_blank', 'noopener');
    });
  });

  it('does not open a row that is out of use', async () => {
    const onOpen = vi.fn();
    const user = show({ onOpen, isDisabled: ({ id }) => id === 2 });
    await user.click(within(rowOf('Bob')).getByText('40'));
    expect(onOpen).not.toHaveBeenCalled();
    expect(rowOf('Bob')).toHaveAttribute('aria-disabled', 'true');
    expect(within(rowOf('Bob')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('tells which row is the chosen one', () => {
    show({ isSelected: ({ id }) => id === 2 });
    expect(rowOf('Bob')).toHaveAttribute('aria-current', 'true');
    expect(rowOf('Ann')).not.toHaveAttribute('aria-current');
  });

  it('tells which row is looked at, with the pointer and with the focus alike', async () => {
    const onLook = vi.fn();
    const user = show({ onLook });
    await user.hover(within(rowOf('Bob')).getByText('40'));
    expect(onLook).toHaveBeenLastCalledWith(people[1]);
    screen.getByRole('link', { name: 'Write to Ann' }).focus();
    expect(onLook).toHaveBeenLastCalledWith(people[0]);
  });

  it('says what it is sorted by, and asks for another order', async () => {
    const onSort = vi.fn();
    const user = show({ sorted: { sort: 'age', order: 'Desc' }, onSort });
    expect(screen.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith('name');
    expect(screen.queryByRole('button', { name: 'Mail' })).not.toBeInTheDocument();
  });
});

describe('the table in a narrow room', () => {
  /** What the styles make of a table there; jsdom asks no container. */
  function showAsCards() {
    const style = document.createElement('style');
    style.textContent = 'table { display: block }';
    document.head.append(style);
    onTestFinished(() => style.remove());
  }

  it('says the name of its column beside each value, and is still a table for screen readers', () => {
    showAsCards();
    show();
    expect(within(rowOf('Ann')).getByRole('cell', { name: '30' })).toHaveAttribute('data-label', 'Age');
    const parts = [...screen.getByRole('table').querySelectorAll('thead, tbody, tr, th, td')];
    expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
  });

  it('can be sorted without its headers', async () => {
    showAsCards();
    const onSort = vi.fn();
    const user = show({ sorted: { sort: 'age', order: 'Desc' }, onSort });
    expect(screen.queryByRole('button', { name: 'Name' })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'descending');
    const choice = screen.getByRole('combobox', { name: 'Sort by' });
    expect(choice).toHaveDisplayValue('Age');
    await user.selectOptions(choice, 'Name');
    await user.click(screen.getByRole('button', { name: 'Sort ascending' }));
    expect(onSort.mock.calls).toEqual([['name'], ['age']]);
  });
});

describe('the table in a room that it is too wide for', () => {
  it('can be scrolled by keyboard, and only there', () => {
    show();
    expect(screen.getByRole('region', { name: 'People' })).not.toHaveAttribute('tabindex');
    cleanup();
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(700);
    show();
    expect(screen.getByRole('region', { name: 'People' })).toHaveAttribute('tabindex', '0');
  });

  it('shows on which side there is more of it', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(700);
    show();
    const region = screen.getByRole('region', { name: 'People' });
    expect(region.parentElement).toHaveAttribute('data-more', 'behind');
    const scrollTo = (left: number) => {
      region.scrollLeft = left;
      fireEvent.scroll(region);
    };
    scrollTo(100);
    expect(region.parentElement).toHaveAttribute('data-more', 'before behind');
    scrollTo(200);
    expect(region.parentElement).toHaveAttribute('data-more', 'before');
  });
});
