import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OpenItem } from '../../../src/admin/shared/OpenItem';
import { CallFailure } from '../../../src/api/failure';
import type { ViewedQuery } from '../../../src/shared/query/QueryView';

interface Person {
  id: number;
  name: string;
}
const ann = { id: 1, name: 'Ann' };
const ben = { id: 2, name: 'Ben' };

function Shown({ person, isGone }: { person: Person; isGone: boolean }) {
  const [first] = useState(person.name);
  return <p>{`${person.name}, opened as ${first}${isGone ? ', gone' : ''}`}</p>;
}

interface OpenProps {
  id?: number;
  list: readonly Person[] | ViewedQuery<readonly Person[]>;
  onClose?(): void;
}

const Open = ({ id = 1, ...props }: OpenProps) => (
  <OpenItem id={id} noun="person" {...props}>
    {(person, isGone) => <Shown person={person} isGone={isGone} />}
  </OpenItem>
);

const query = (part: Partial<ViewedQuery<readonly Person[]>>): ViewedQuery<readonly Person[]> => ({
  data: undefined,
  error: null,
  refetch: () => Promise.resolve({ isSuccess: false }),
  ...part,
});

describe('the item that the address names', () => {
  it('shows as its list has it, mounted anew for each', () => {
    const { rerender } = render(<Open list={[ann, ben]} />);
    expect(screen.getByText('Ann, opened as Ann')).toBeInTheDocument();
    rerender(<Open list={[{ id: 1, name: 'Anna' }, ben]} />);
    expect(screen.getByText('Anna, opened as Ann')).toBeInTheDocument();
    rerender(<Open id={2} list={[ann, ben]} />);
    expect(screen.getByText('Ben, opened as Ben')).toBeInTheDocument();
  });

  it('stays when its list loses it, and knows', () => {
    const { rerender } = render(<Open list={query({ data: [ann, ben] })} />);
    rerender(<Open list={query({ data: [ben] })} />);
    expect(screen.getByText('Ann, opened as Ann, gone')).toBeInTheDocument();
  });

  it('is waited for while its list is on its way', () => {
    render(<Open list={query({})} />);
    expect(screen.getByText('Loading the person')).toBeInTheDocument();
  });

  it('can be asked for again when its list could not be loaded', async () => {
    const refetch = vi.fn(() => Promise.resolve({ isSuccess: true }));
    render(<Open list={query({ error: new CallFailure('status', '', 500), refetch })} />);
    expect(screen.getByText('The person could not be loaded')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('is said not to be there when the server says so of it alone', () => {
    render(<Open list={query({ error: new CallFailure('status', '', 404) })} />);
    expect(screen.getByText('This person is not there')).toBeInTheDocument();
  });

  it('is said not to be there when its list never had it, with the way back where the list does not show', async () => {
    const onClose = vi.fn();
    const { rerender } = render(<Open id={3} list={[ann]} />);
    expect(screen.getByText('This person is not there')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<Open id={3} list={query({ data: [ann] })} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'To the list' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
