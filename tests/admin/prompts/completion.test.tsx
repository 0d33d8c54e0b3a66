import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { coach, mockLists, openPrompts } from './openPrompts';

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt text' });
const list = () => screen.queryByRole('listbox', { name: 'Tags' });

async function openAndType(typed: string) {
  mockLists();
  const app = openPrompts(`${coach}&edit=new`);
  await app.user.clear(await text());
  await app.user.type(await text(), typed);
  return app;
}

describe('behind two open braces', () => {
  it('the tags that fit are offered, chosen by arrow keys, and taken over with Enter', async () => {
    const { user } = await openAndType('Say {{{{s');
    expect(within(list() as HTMLElement).getAllByRole('option')).toHaveLength(1);
    expect(screen.getByText(/^1 tag fits\./)).toHaveRole('status');
    await user.type(await text(), '{Backspace}');
    expect(within(list() as HTMLElement).getAllByRole('option')).toHaveLength(9);
    await user.keyboard('{ArrowDown}');
    const chosen = within(list() as HTMLElement).getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('username the client username.');
    expect(await text()).toHaveAttribute('aria-activedescendant', chosen.id);
    await user.keyboard('{Enter} now');
    expect(await text()).toHaveValue('Say {{username}} now');
    expect(list()).toBeNull();
    await waitFor(() => expect(document.querySelectorAll('mark')).toHaveLength(1));
  });

  it('the key of a question goes between the braces', async () => {
    const { user } = await openAndType('{{{{qu');
    await user.keyboard('{Tab}values');
    expect(await text()).toHaveValue('{{question:values}}');
    expect(await text()).toHaveFocus();
  });

  it('Esc puts the list away, and a press takes a tag over', async () => {
    const { user } = await openAndType('{{{{lan');
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    await user.keyboard('g');
    await user.click(screen.getByRole('option', { name: /^language/ }));
    expect(await text()).toHaveValue('{{language}}');
  });

  it('Enter makes a new line where nothing is offered', async () => {
    await openAndType('One{Enter}two');
    expect(await text()).toHaveValue('One\ntwo');
  });
});
