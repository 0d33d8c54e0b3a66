import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mockChat } from '../../support/conversation';
import { renderApp } from '../../support/render';
import { mockRooms } from '../../support/rooms';

const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const forget = () => localStorage.clear();

beforeEach(forget);
afterEach(forget);

async function openNews() {
  mockChat();
  mockRooms();
  const app = renderApp({ path: '/news' });
  await screen.findByRole('heading', { level: 1, name: 'News' });
  return app;
}

describe('the sheet of shortcuts', () => {
  it('opens from the Profile menu, names the keys, and gives the focus back', async () => {
    const { user } = await openNews();
    const menu = screen.getByRole('button', { name: 'Profile' });
    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Find').nextElementSibling).toHaveTextContent('Ctrl + Shift + F');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sheet()).not.toBeInTheDocument());
    expect(menu).toHaveFocus();
  });

  it('opens with ?', async () => {
    const { user } = await openNews();
    await user.keyboard('?');
    await waitFor(() => expect(sheet()).toBeVisible());
  });

  it('stays away while somebody types, and while another dialog is open', async () => {
    mockChat();
    const { user } = renderApp({ path: '/chat' });
    const box = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(box, 'Why?');
    expect(box).toHaveValue('Why?');
    await user.click(screen.getByRole('button', { name: 'Feedback' }));
    await screen.findByRole('dialog', { name: 'Feedback' });
    await user.keyboard('?');
    expect(sheet()).not.toBeInTheDocument();
  });

  it('stays away for those who want no shortcut of a single key', async () => {
    const { user } = await openNews();
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sheet()).not.toBeInTheDocument());
    await user.keyboard('?');
    expect(sheet()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Profile' }));
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('switch')).not.toBeChecked();
  });
});
