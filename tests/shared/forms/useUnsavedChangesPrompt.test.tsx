import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useUnsavedChangesPrompt } from '../../../src/shared/forms/useUnsavedChangesPrompt';
import { address, renderScreen } from '../../support/render';

const onLeave = vi.fn();
let isLeaving: () => boolean;
/** What a save does that comes through late. */
let save: { andStay(): void; andClose(): void };

/** A form that lives by the parameter `item` of its address. */
function ItemForm() {
  const leave = useUnsavedChangesPrompt(true, undefined, { parameters: ['item'] });
  isLeaving = leave.isLeaving;
  return (
    <>
      <Link to="?item=2">Second item</Link>
      <Link to="?item=1&tab=2">Second tab</Link>
      <Link to="/news">News</Link>
      <button type="button" onClick={leave.allowLeave}>
        Save
      </button>
    </>
  );
}

function Form() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { allowLeave } = useUnsavedChangesPrompt(text !== '', onLeave);
  const close = () => {
    allowLeave();
    void navigate('/chat');
  };
  save = { andStay: () => setText(''), andClose: close };
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/news">News</Link>
      <Link to="?tab=2">Second tab</Link>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

function openForm() {
  onLeave.mockClear();
  return renderScreen(<Form />, { path: '/elsewhere' });
}

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const type = (user: ReturnType<typeof openForm>['user']) =>
  user.type(screen.getByRole('textbox', { name: 'Text' }), 'Half a thought');

/** Whether the browser would ask before it closes the tab. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('leaving a changed form', () => {
  it('asks first; Stay stays with what is typed', async () => {
    const { user } = openForm();
    await type(user);
    await user.click(screen.getByRole('link', { name: 'News' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toHaveTextContent(
      'Your changes are not saved yet. If you leave now, they are lost.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Half a thought');
    expect(address()).toBe('/elsewhere');
    expect(onLeave).not.toHaveBeenCalled();

    await user.click(screen.getByRole('link', { name: 'News' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('goes where the link leads after Leave, and forgets the changes', async () => {
    const { user } = openForm();
    await type(user);
    await user.click(screen.getByRole('link', { name: 'News' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/news'));
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(question()).not.toBeInTheDocument();
  });

  it('asks on Back as well', async () => {
    const { user, router } = openForm();
    await router.navigate('/before');
    await router.navigate('/elsewhere');
    await type(user);
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/before'));
  });

  it.each([
    ['goes where the link leads', 'andStay', '/news'],
    ['goes where the form leads', 'andClose', '/chat'],
  ] as const)('%s, without an answer, when a save comes through meanwhile', async (_where, saved, place) => {
    const { user } = openForm();
    await type(user);
    await user.click(screen.getByRole('link', { name: 'News' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    act(() => save[saved]());
    await waitFor(() => expect(address()).toBe(place));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
  });

  it('asks nothing with the form’s own button', async () => {
    const { user } = openForm();
    await type(user);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/chat'));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('asks nothing on the way to the no-service page, and keeps the changes', async () => {
    const { user, router } = openForm();
    await type(user);
    await router.navigate('/noservice');
    expect(address()).toBe('/noservice');
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('asks nothing on the way to another place of the same page', async () => {
    const { user } = openForm();
    await type(user);
    await user.click(screen.getByRole('link', { name: 'Second tab' }));
    await waitFor(() => expect(address()).toBe('/elsewhere?tab=2'));
    expect(question()).not.toBeInTheDocument();
  });

  it('lets the browser ask before the tab is closed, as long as something would be lost', async () => {
    const { user } = openForm();
    expect(asksBeforeUnload()).toBe(false);
    await type(user);
    expect(asksBeforeUnload()).toBe(true);
    await user.clear(screen.getByRole('textbox', { name: 'Text' }));
    expect(asksBeforeUnload()).toBe(false);
    await type(user);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(asksBeforeUnload()).toBe(false);
  });
});

describe('leaving a form without changes', () => {
  it('asks nothing', async () => {
    const { user } = openForm();
    await user.click(screen.getByRole('link', { name: 'News' }));
    await waitFor(() => expect(address()).toBe('/news'));
  });
});

describe('a form that lives by a parameter of its address', () => {
  const open = () => renderScreen(<ItemForm />, { path: '/elsewhere?item=1' });

  it('asks before that one changes, and not before another does', async () => {
    const { user } = open();
    await user.click(screen.getByRole('link', { name: 'Second tab' }));
    await waitFor(() => expect(address()).toBe('/elsewhere?item=1&tab=2'));
    expect(question()).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Second item' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(address()).toBe('/elsewhere?item=1&tab=2');
    expect(isLeaving()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/elsewhere?item=2'));
    expect(isLeaving()).toBe(true);
  });

  it('may be left once it is saved, without anything to forget', async () => {
    const { user } = open();
    expect(isLeaving()).toBe(false);
    expect(asksBeforeUnload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(isLeaving()).toBe(true);
    expect(asksBeforeUnload()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'News' }));
    await waitFor(() => expect(address()).toBe('/news'));
  });

  it('asks once, however often a link is pressed, and about the place that was asked for last', async () => {
    const { user, router } = open();
    await user.click(screen.getByRole('link', { name: 'News' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await act(() => router.navigate('/profile'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });
});

describe('a page that is gone', () => {
  it('no longer lets the browser ask before the tab is closed', async () => {
    const { user, unmount } = openForm();
    await type(user);
    unmount();
    expect(asksBeforeUnload()).toBe(false);
  });
});
