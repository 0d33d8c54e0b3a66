import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../src/api/failure';
import { QueryView, type ViewedQuery } from '../../../src/shared/query/QueryView';

const failure = (status: number) => new CallFailure('status', 'failed', status);

function view(query: Partial<ViewedQuery<string[] | null>>, looks: { gone?: string; empty?: string } = {}) {
  const refetch = vi.fn(async () => ({ isSuccess: true }));
  render(
    <QueryView
      query={{ data: undefined, error: null, refetch, ...query }}
      loading="Loading the poems"
      failed="The poems could not be loaded"
      missing="The poems are no longer there"
      {...looks}
    >
      {(poems) => <p>Poems: {poems.join(', ') || 'not one'}</p>}
    </QueryView>,
  );
  return { refetch, retry: () => userEvent.click(screen.getByRole('button', { name: 'Retry' })) };
}

const content = () => screen.queryByText(/^Poems:/)?.textContent ?? null;

describe('what was asked for', () => {
  it('is waited for', () => {
    view({});
    expect(screen.getByText('Loading the poems')).toBeInTheDocument();
  });

  it('is not waited for when nobody has asked', () => {
    view({ isEnabled: false });
    expect(screen.queryByText('Loading the poems')).not.toBeInTheDocument();
  });

  it('shows when it has come', () => {
    view({ data: ['Autumn', 'Rain'] });
    expect(content()).toBe('Poems: Autumn, Rain');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be asked for again when it has not', async () => {
    const { refetch, retry } = view({ error: failure(500) });
    expect(screen.getByRole('heading', { name: 'The poems could not be loaded' })).toBeVisible();
    await retry();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, ['Autumn']])('can be asked for again once the server takes it: %j', (data) => {
    view({ data, error: new CallFailure('status', 'failed', 503, null, 40) });
    expect(screen.getByRole('button', { name: 'Retry in 40 s' })).toHaveAttribute('aria-disabled', 'true');
  });

  it("names the request to whoever asks for help, where the failure was the server's", async () => {
    view({ error: new CallFailure('status', 'failed', 500, null, null, 'request-7') });
    expect(screen.getByText(/request-7/)).not.toBeVisible();
    await userEvent.click(screen.getByText('Details'));
    expect(screen.getByText(/request-7/)).toBeVisible();
  });

  it('gives way to other words, or to another look, where there is none', () => {
    view({ data: [] }, { empty: 'Nobody has written any.' });
    expect(screen.getByText('Nobody has written any.')).toBeVisible();
    expect(content()).toBeNull();
  });

  it('shows as an empty list where nothing else is said', () => {
    view({ data: [] });
    expect(content()).toBe('Poems: not one');
  });

  it('is nothing where the server has none', () => {
    view({ data: null }, { empty: 'There is no book.' });
    expect(screen.getByText('There is no book.')).toBeVisible();
  });
});

describe('what came earlier', () => {
  it('stays when it could not be loaded again, and is said to be old', async () => {
    const { refetch, retry } = view({ data: ['Autumn'], error: failure(500) });
    expect(content()).toBe('Poems: Autumn');
    expect(screen.getByRole('status')).toHaveTextContent(
      'The poems could not be loaded. What you see was loaded earlier and may be out of date.',
    );
    await retry();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('stays also where it was nothing', () => {
    view({ data: [], error: failure(500) }, { empty: 'Nobody has written any.' });
    expect(screen.getByText('Nobody has written any.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The poems could not be loaded.');
  });

  it.each([
    ['refuses it', 403, 'The poems could not be loaded'],
    ['has it no more', 404, 'The poems are no longer there'],
  ])('goes when the server %s', (_, status, title) => {
    view({ data: ['Autumn'], error: failure(status) });
    expect(content()).toBeNull();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('gives way to a look of its own when the server has it no more', () => {
    view({ data: ['Autumn'], error: failure(404) }, { gone: 'Somebody has burnt them.' });
    expect(screen.getByText('Somebody has burnt them.')).toBeVisible();
    expect(content()).toBeNull();
  });
});
