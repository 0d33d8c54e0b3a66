import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button';
import { DateTime } from '../../src/ui/DateTime';
import { HelpPopover } from '../../src/ui/HelpPopover';
import { IconButton } from '../../src/ui/IconButton';
import { EmptyState } from '../../src/ui/states/EmptyState';
import { ErrorState } from '../../src/ui/states/ErrorState';
import { LoadingState } from '../../src/ui/states/LoadingState';

describe('a button', () => {
  it('takes no second click while it is busy, and keeps its focus', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Save</Button>);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    rerender(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await user.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('submits nothing while it is busy', async () => {
    const onSubmit = vi.fn((event: Event | React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says why it is not available', async () => {
    const onClick = vi.fn();
    render(
      <Button disabledReason="Please answer first" onClick={onClick}>
        Next
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Next' });
    await userEvent.setup().click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveAccessibleDescription('Please answer first');
  });

  it('with an icon alone has a name and a tooltip', () => {
    render(<IconButton label="Remove" icon={<svg aria-hidden />} />);
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveAttribute('title', 'Remove');
  });
});

describe('what stands in for content', () => {
  it('announces a failure and offers Retry', async () => {
    const onRetry = vi.fn();
    render(<ErrorState title="No luck" text="Nothing is lost." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing is lost.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows nothingness with a heading of the wanted level', () => {
    render(<EmptyState title="No news." heading="h1" />);
    expect(screen.getByRole('heading', { level: 1, name: 'No news.' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says after five seconds that the work goes on', () => {
    vi.useFakeTimers();
    render(<LoadingState label="Loading" stillWorking="Not long now" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    act(() => vi.advanceTimersByTime(4_999));
    expect(screen.queryByText('Not long now')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText('Not long now')).toBeVisible();
    vi.useRealTimers();
  });
});

describe('a moment', () => {
  it('carries its machine-readable time', () => {
    render(<DateTime iso="2020-03-01T09:30:00.000Z" />);
    expect(screen.getByText(/2020/)).toHaveAttribute('dateTime', '2020-03-01T09:30:00.000Z');
  });
});

describe('the help popover', () => {
  it('opens on a click, and closes on a second one, on Esc and on a click outside', async () => {
    render(<HelpPopover label="About sharing">It is deleted after 3 months.</HelpPopover>);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'About sharing' });
    const text = () => screen.queryByText('It is deleted after 3 months.');
    for (const close of [
      () => user.click(button),
      () => user.keyboard('{Escape}'),
      () => user.click(document.body),
    ]) {
      await user.click(button);
      expect(text()).toBeVisible();
      expect(button).toHaveAccessibleDescription('It is deleted after 3 months.');
      await close();
      await vi.waitFor(() => expect(text()).not.toBeInTheDocument());
      expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
});
