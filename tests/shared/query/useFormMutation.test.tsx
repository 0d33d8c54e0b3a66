import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure, NoToken } from '../../../src/api/failure';
import { markNewsItemRead } from '../../../src/api/news';
import { unsubscribe } from '../../../src/api/prospects';
import { createDeferred } from '../../../src/auth/deferred';
import { refusalMessage, useFormMutation } from '../../../src/shared/query/useFormMutation';
import { allowConsole } from '../../support/consoleWatch';
import { fault, mock } from '../../support/mocks';
import { address, renderScreen } from '../../support/render';

const defaultMessage = 'Sorry, we could not connect to the server. Please try again later.';

function Form({ once = false }) {
  const { mutate, isSuccess } = useFormMutation(markNewsItemRead, { once });
  return (
    <button type="button" onClick={() => mutate({ params: { id: 1 } })}>
      {isSuccess ? 'Done' : 'Submit'}
    </button>
  );
}

function AcceptingForm() {
  const { mutate, error } = useFormMutation(unsubscribe);
  return (
    <button type="button" onClick={() => mutate({ body: { key: 'key' } })}>
      {error ? `Refused: ${refusalMessage(error)}` : 'Submit'}
    </button>
  );
}

function TellingForm(told: { onError(): void; onSettled(): void }) {
  const { mutate } = useFormMutation(markNewsItemRead, told);
  return (
    <button type="button" onClick={() => mutate({ params: { id: 1 } })}>
      Submit
    </button>
  );
}

async function submit() {
  const app = renderScreen(<Form />);
  await app.user.click(screen.getByRole('button'));
  return app;
}

describe('a refused submission', () => {
  it.each([400, 404, 409, 422, 429])('says why after %i', async (status) => {
    fault(markNewsItemRead, { status, body: { message: 'The shelf is full.' } });
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^ErrorThe shelf is full\./);
  });

  it.each([
    ['a 400 without words', { status: 400, body: [] }],
    ['a 500, whatever its words', { status: 500, body: { message: 'Stack trace' } }],
    ['a page', { html: '<p>Sorry</p>' }],
  ] as const)('has the default words after %s', async (_name, failure) => {
    fault(markNewsItemRead, failure);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(defaultMessage);
  });

  it('says so where access is missing', async () => {
    fault(markNewsItemRead, { status: 403, body: { message: 'Not yours.' } });
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this.');
  });

  it('is left to the form where the call accepts its status', async () => {
    fault(unsubscribe, { status: 400, body: { message: 'The shelf is full.' } });
    const { user } = renderScreen(<AcceptingForm />);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Refused: The shelf is full.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads to the no-service page without a connection, with one toast', async () => {
    fault(markNewsItemRead, { network: 'error' });
    await submit();
    await waitFor(() => expect(address()).toBe('/noservice'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('a submission', () => {
  it('is made once, however often it is asked for meanwhile, and again when it has failed', async () => {
    const reply = createDeferred<null>();
    const sent = mock(markNewsItemRead, () => reply.promise);
    const { user } = await submit();
    await user.dblClick(screen.getByRole('button'));
    reply.resolve(null);
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Done'));
    expect(sent.received).toHaveLength(1);

    const failed = fault(markNewsItemRead, { status: 500 });
    await user.click(screen.getByRole('button'));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(failed.received).toHaveLength(2));
  });

  it('of a form that goes with its success is made once for good', async () => {
    const failed = fault(markNewsItemRead, { status: 500 });
    const { user } = renderScreen(<Form once />);
    await user.click(screen.getByRole('button'));
    await screen.findByRole('alert');
    expect(failed.received).toHaveLength(1);

    const sent = mock(markNewsItemRead);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(sent.received).toHaveLength(1);
  });
});

describe('the form itself', () => {
  it('is told of a failure and of the end, whatever the toast says', async () => {
    fault(markNewsItemRead, { status: 409, body: { message: 'The shelf is full.' } });
    const told = { onError: vi.fn(), onSettled: vi.fn() };
    const { user } = renderScreen(<TellingForm {...told} />);
    await user.click(screen.getByRole('button'));
    await screen.findByRole('alert');
    expect(told.onError).toHaveBeenCalledTimes(1);
    expect(told.onError.mock.lastCall?.[0]).toMatchObject({ kind: 'status', status: 409 });
    await waitFor(() => expect(told.onSettled).toHaveBeenCalledTimes(1));
    expect(told.onSettled.mock.lastCall?.[1]).toMatchObject({ status: 409 });

    mock(markNewsItemRead);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(told.onSettled).toHaveBeenCalledTimes(2));
    expect(told.onError).toHaveBeenCalledTimes(1);
  });

  it('shows no toast when the session has ended, since the login is on its way', async () => {
    const { user, session } = renderScreen(<Form />);
    session.tokens.get.mockRejectedValue(new NoToken(true));
    allowConsole('failed');
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(session.tokens.get).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Submit'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the words for a refusal', () => {
  it('are the server’s where it explains itself, and else the usual ones', () => {
    const refused = (status: number | null, message?: string) =>
      refusalMessage(new CallFailure('status', '', status, message ? { code: null, message } : null));
    expect(refused(409, 'The shelf is full.')).toBe('The shelf is full.');
    expect(refused(409)).toBe(defaultMessage);
    expect(refused(500, 'Stack trace')).toBe(defaultMessage);
    expect(refused(null, 'Nobody')).toBe(defaultMessage);
    expect(refused(403, 'Not yours.')).toBe('You do not have access to this.');
  });
});
