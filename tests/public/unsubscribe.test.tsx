import { configure, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { unsubscribe } from '../../src/api/prospects';
import { UnsubscribePage } from '../../src/public/unsubscribe/UnsubscribePage';
import { toastRegion } from '../support/controls';
import { signedOut } from '../support/fakeAuth';
import { fault, mock } from '../support/mocks';
import { renderApp, renderScreen } from '../support/render';

// As `main.tsx` does: effects run twice.
configure({ reactStrictMode: true });

const open = (path = '/unsubscribe?key=k%2B1') =>
  renderScreen(<UnsubscribePage />, { path, auth: signedOut });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const failed = 'Sorry... We could not unsubscribe you.';

function expectContact() {
  const link = screen.getByRole('link', { name: 'hello@hearken.example' });
  expect(link).toHaveAttribute('href', 'mailto:hello@hearken.example');
  expect(screen.getByText(/Please contact us/)).toBeVisible();
}

describe('the unsubscribe page', () => {
  it('sends the key of the link, once and without a token, and says that it is done', async () => {
    const sent = mock(unsubscribe);
    open();
    await waitFor(async () => expect(await heading('You have been unsubscribed.')).toHaveFocus());
    expect(sent.received.map(({ body }) => body)).toEqual([{ key: 'k+1' }]);
    expect(sent.received[0]?.headers.has('Authorization')).toBe(false);
  });

  it('waits visibly while the call runs', async () => {
    fault(unsubscribe, { hangs: true });
    open();
    expect(await heading('Unsubscribe')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Unsubscribing you');
  });

  it.each(['/unsubscribe', '/unsubscribe?key='])('makes no call without a key, at %s', async (path) => {
    const sent = mock(unsubscribe);
    open(path);
    expect(await heading(failed)).toBeVisible();
    expectContact();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(sent.received).toEqual([]);
  });

  it('tells a refused visitor whom to contact, without a toast', async () => {
    fault(unsubscribe, { status: 400, body: { message: 'There is no such key.' } });
    open();
    expect(await heading(failed)).toBeVisible();
    expectContact();
    expect(toastRegion()).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('after another failure shows the toast, and can be tried again', async () => {
    fault(unsubscribe, { status: 500 });
    const { user } = open();
    expect(await heading(failed)).toBeVisible();
    expectContact();
    expect(await within(toastRegion()).findByRole('alert')).toHaveTextContent('Error');
    const sent = mock(unsubscribe);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await heading('You have been unsubscribed.')).toHaveFocus());
    expect(sent.received).toHaveLength(1);
  });

  it('says when to try again after too many tries', async () => {
    const body = { message: 'Too many tries in a short time.' };
    fault(unsubscribe, { status: 429, retryAfterSeconds: 170, body });
    open();
    expect(await within(toastRegion()).findByRole('alert')).toHaveTextContent(
      'Too many tries in a short time. You can try again in 3 min.',
    );
    expect(await heading(failed)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry in 3 min' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('leads to the no-service page for want of a connection, and remembers the key', async () => {
    fault(unsubscribe, { network: 'error' });
    const { router } = renderApp({ path: '/unsubscribe?key=k1', auth: signedOut });
    expect(await heading('Oops! Something went wrong.')).toBeVisible();
    await waitFor(() => expect(router.location.state).toEqual({ from: '/unsubscribe?key=k1' }));
  });
});
