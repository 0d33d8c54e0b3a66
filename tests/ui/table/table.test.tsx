import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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

  it('does not open a row when a link in it is pressed', async () => {
    const onOpen = vi.fn();
    const user = show({ onOpen });
    await user.click(screen.getByRole('link', { name: 'Write to Ann' }));
    expect(onOpen).not.toHaveBeenCalled();
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
