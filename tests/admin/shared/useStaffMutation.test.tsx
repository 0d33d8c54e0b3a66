import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useStaffMutation } from '../../../src/admin/shared/useStaffMutation';
import { clearChatsOfUser } from '../../../src/api/admin/users';
import { queryKey } from '../../../src/shared/query/queryKey';
import { allowConsole } from '../../support/consoleWatch';
import { fault, mock } from '../../support/mocks';
import { renderScreen } from '../../support/render';

type Options = Parameters<typeof useStaffMutation<typeof clearChatsOfUser, string>>[1];

const list = queryKey('list');

function Clear({ read, ...options }: Partial<Options> & { read(): void }) {
  const queries = useQueryClient();
  const clear = useStaffMutation(clearChatsOfUser, {
    reload: () => [list],
    told: { title: 'Cleared', message: 'It is gone.' },
    ...options,
  });
  const press = () => {
    void queries.fetchQuery({
      queryKey: list,
      queryFn: () => {
        read();
        return 'list';
      },
    });
    clear.mutate({ params: { id: 'ann' } });
  };
  return (
    <button type="button" onClick={press}>
      Clear
    </button>
  );
}

async function press(options: Partial<Options> = {}) {
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  const { user } = renderScreen(
    <Clear
      read={note('read')}
      update={note('update')}
      before={() => {
        order.push('before');
        return 'former';
      }}
      onError={note('onError')}
      onReloaded={({ input, before, reply }) =>
        void order.push(`reloaded ${input.params.id} ${before} ${reply}`)
      }
      {...options}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  return order;
}

const told = () => screen.queryByText('It is gone.');

describe('a change that staff make', () => {
  it('updates what is known, reads again what it concerns, and is told after that', async () => {
    mock(clearChatsOfUser);
    const onReloaded = vi.fn(() => expect(told()).not.toBeInTheDocument());
    const order = await press({ onReloaded });
    expect(await screen.findByText('It is gone.')).toBeVisible();
    expect(order).toEqual(['read', 'update', 'before']);
    expect(onReloaded.mock.calls).toEqual([
      [{ input: { params: { id: 'ann' } }, reply: null, before: 'former' }],
    ]);
  });

  it('can say what it has done by what it was given', async () => {
    mock(clearChatsOfUser);
    await press({ told: ({ params }) => ({ title: 'Cleared', message: `Cleared for ${params.id}.` }) });
    expect(await screen.findByText('Cleared for ann.')).toBeVisible();
  });

  it('of what is gone reads again, too, and tells only why it was refused', async () => {
    fault(clearChatsOfUser, { status: 404, body: { message: 'There is no such user.' } });
    const order = await press();
    expect(await screen.findByText('There is no such user.')).toBeVisible();
    await waitFor(() => expect(order).toEqual(['read', 'onError', 'before', 'reloaded ann former null']));
    expect(told()).not.toBeInTheDocument();
  });

  it.each([
    ['nothing, unless told that it may have changed', {}, ['read', 'onError']],
    [
      'everything where it may have',
      { outdated: [400, 404] },
      ['read', 'onError', 'before', 'reloaded ann former null'],
    ],
  ])('that is refused with 400 reads again %s', async (_what, options, expected) => {
    fault(clearChatsOfUser, { status: 400, body: { message: 'Too late.' } });
    const order = await press(options);
    expect(await screen.findByText('Too late.')).toBeVisible();
    await waitFor(() => expect(order).toEqual(expected));
  });

  it('chooses what to read again by why it was refused', async () => {
    fault(clearChatsOfUser, { status: 404 });
    allowConsole('failed');
    const reload = vi.fn(() => [list]);
    await press({ reload });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(reload.mock.lastCall).toMatchObject([{ params: { id: 'ann' } }, { status: 404 }]);
  });
});
