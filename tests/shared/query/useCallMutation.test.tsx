import { screen, waitFor } from '@testing-library/react';
import { Fragment } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure, TokenError } from '../../../src/api/failure';
import { sendGenericFeedback, sendScore } from '../../../src/api/feedback';
import { markNewsItemRead } from '../../../src/api/news';
import { unsubscribe } from '../../../src/api/prospects';
import { createDeferred } from '../../../src/auth/deferred';
import { refusalMessage } from '../../../src/shared/query/refusalMessage';
import { useCallMutation } from '../../../src/shared/query/useCallMutation';
import { allowConsole } from '../../support/consoleWatch';
import { fault, mock } from '../../support/mocks';
import { address, renderScreen } from '../../support/render';

const defaultMessage = 'Sorry, we could not connect to the server. Please try again later.';

function Form({ once = false }) {
  const { mutate, isSuccess } = useCallMutation(markNewsItemRead, { once });
  return (
    <button type="button" onClick={() => mutate({ params: { id: 1 } })}>
      {isSuccess ? 'Done' : 'Submit'}
    </button>
  );
}

function AcceptingForm() {
  const { mutate, error } = useCallMutation(unsubscribe);
  return (
    <button type="button" onClick={() => mutate({ body: { key: 'key' } })}>
      {error ? `Refused: ${refusalMessage(error)}` : 'Submit'}
    </button>
  );
}

function TellingForm(told: { onError(): void; onSettled(): void }) {
  const { mutate } = useCallMutation(markNewsItemRead, told);
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

  it('says when it can be tried again, where the server asks to wait', async () => {
    const failure = { status: 429, body: { message: 'Too many.' }, retryAfterSeconds: 30 };
    fault(markNewsItemRead, failure);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many. You can try again in 30 s.');
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

  it('can be told to others by what the server calls it, unless that says why', async () => {
    fault(markNewsItemRead, { status: 500, requestId: 'request-7' });
    const { user } = await submit();
    await user.click(await screen.findByText('Details'));
    expect(screen.getByText('request-7')).toBeVisible();
    fault(markNewsItemRead, { status: 400, requestId: 'request-8', body: { message: 'The shelf is full.' } });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('The shelf is full.');
    expect(screen.queryByText('request-8')).not.toBeInTheDocument();
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
  it('sends its input, and says when it is done', async () => {
    const { received } = mock(markNewsItemRead);
    const onEnd = vi.fn();
    const { user } = renderScreen(<Rows onEnd={onEnd} />);
    await user.click(screen.getByRole('button', { name: 'Row 2' }));
    await waitFor(() => expect(onEnd).toHaveBeenCalledWith(2));
    expect(received).toMatchObject([{ params: { id: '2' } }]);
  });

  it('that fails is not repeated', async () => {
    const { received } = fault(markNewsItemRead, { status: 500 });
    await submit();
    await screen.findByRole('alert');
    expect(received).toHaveLength(1);
  });

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

/** Two rows of a list that share one mutation. */
function Rows({ onEnd }: { onEnd?(id: number): void }) {
  const { mutate, mutateAsync } = useCallMutation(markNewsItemRead);
  const press = (id: number) => {
    const input = { params: { id } };
    if (onEnd) void mutateAsync(input).then(() => onEnd(id));
    else mutate(input);
  };
  return [1, 2].map((id) => (
    <button key={id} type="button" onClick={() => press(id)}>
      Row {id}
    </button>
  ));
}

function Rating() {
  const { mutate } = useCallMutation(sendScore);
  const { mutate: rate } = useCallMutation(sendScore, { keyOf: ({ body }) => body });
  const scores = [4, 5] as const;
  return scores.map((score) => (
    <Fragment key={score}>
      <button type="button" onClick={() => mutate({ body: { score } })}>
        One form {score}
      </button>
      <button type="button" onClick={() => rate({ body: { score } })}>
        By itself {score}
      </button>
    </Fragment>
  ));
}

describe('a second press', () => {
  const press = (name: string) => screen.getByRole('button', { name }).click();

  it('does nothing while the first is under way, also where somebody waits for the end of both', async () => {
    const reply = createDeferred<null>();
    const sent = mock(markNewsItemRead, () => reply.promise);
    const onEnd = vi.fn();
    renderScreen(<Rows onEnd={onEnd} />);
    press('Row 1');
    press('Row 1');
    await waitFor(() => expect(sent.received).toHaveLength(1));
    press('Row 1');
    reply.resolve(null);
    await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(3));
    expect(sent.received).toHaveLength(1);
    press('Row 1');
    await waitFor(() => expect(sent.received).toHaveLength(2));
  });

  it('on another row goes through meanwhile', async () => {
    const sent = fault(markNewsItemRead, { hangs: true });
    renderScreen(<Rows />);
    press('Row 1');
    press('Row 2');
    press('Row 1');
    press('Row 2');
    await waitFor(() => expect(sent.received.map(({ params }) => params.id)).toEqual(['1', '2']));
  });

  it('with other contents is the same to a form, unless it says what tells two apart', async () => {
    const sent = fault(sendScore, { hangs: true });
    renderScreen(<Rating />);
    for (const name of ['One form 4', 'One form 5', 'One form 4']) press(name);
    await waitFor(() => expect(sent.received.map(({ body }) => body.score)).toEqual([4]));
    for (const name of ['By itself 4', 'By itself 5', 'By itself 4']) press(name);
    await waitFor(() => expect(sent.received.map(({ body }) => body.score)).toEqual([4, 4, 5]));
  });
});

function Plain() {
  const { mutate } = useCallMutation(markNewsItemRead, { toast: 'default' });
  return (
    <button type="button" onClick={() => mutate({ params: { id: 1 } })}>
      Mark
    </button>
  );
}

function Silent() {
  const { mutate, isError } = useCallMutation(sendGenericFeedback);
  const body = { opinion: 5, category: 'bug', page: '/', feedback: 'Slow.' } as const;
  return (
    <button type="button" onClick={() => mutate({ body })}>
      {isError ? 'Failed' : 'Send'}
    </button>
  );
}

describe('a button that has no words for a refusal', () => {
  it('has the default ones, once', async () => {
    fault(markNewsItemRead, { status: 409, body: { message: 'The shelf is full.' } });
    const { user } = renderScreen(<Plain />);
    await user.click(screen.getByRole('button', { name: 'Mark' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(defaultMessage);
  });
});

it('shows no toast for a call that shows none', async () => {
  fault(sendGenericFeedback, { status: 500 });
  const { user } = renderScreen(<Silent />);
  await user.click(screen.getByRole('button'));
  await screen.findByRole('button', { name: 'Failed' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
    session.tokens.get.mockRejectedValue(new TokenError(true));
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
