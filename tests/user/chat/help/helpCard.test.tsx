import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendChat } from '../../../../src/api/chat';
import { conversation } from '../../../support/conversation';
import { bob } from '../../../support/fakeAuth';
import { mock } from '../../../support/mocks';
import { box, openChat, shownEntries } from '../openChat';
import { beIn, helpEntry, someHelp } from './someHelp';

beforeEach(() => beIn('Europe/London'));

/** Opens a conversation in which help stands last. */
async function openWithHelp(kind = 'self-harm', language = 'en') {
  const opened = await openChat({ entries: [...conversation, helpEntry(5, someHelp(kind, language))] });
  await screen.findByRole('combobox');
  return opened;
}

describe('an entry that carries help', () => {
  it('comes as the answer to a message, and is said to screen readers', async () => {
    const { user } = await openChat();
    const help = someHelp('eating');
    mock(sendChat, { userInputChatId: 101, data: helpEntry(102, help) });
    await user.type(box(), 'Five days without food{Enter}');
    // Until the card's code is there the bare words stand in its place, with contacts of their own.
    const card = await screen.findByRole('region', { name: 'Help' });
    expect(within(card).getByRole('link', { name: 'Website, Beat' })).toBeVisible();
    expect(screen.queryByText('As HTML')).not.toBeInTheDocument();
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(shownEntries()).toHaveLength(conversation.length + 2);
    expect(shownEntries().at(-1)).toContainElement(card);
    const announced = await screen.findByText(/^You need not carry it alone\. .*Beat: Website\./);
    expect(announced).toHaveAttribute('aria-live', 'assertive');
  });

  it('cannot be put away: it is part of the history', async () => {
    await openWithHelp();
    expect(screen.queryByRole('button', { name: 'Put away' })).not.toBeInTheDocument();
  });

  it('is in the language of the help, its own controls included', async () => {
    await openWithHelp('self-harm', 'de');
    const card = screen.getByRole('region', { name: 'Hilfe' });
    expect(card).toHaveAttribute('lang', 'de');
    expect(within(card).getByRole('button', { name: 'Eine kurze Übung' })).toBeVisible();
    expect(within(card).getByRole('option', { name: 'Dänemark' })).toBeInTheDocument();
  });
});

describe('the country of the numbers', () => {
  it('is the one that the device is in, whatever the server has guessed', async () => {
    beIn('Europe/Copenhagen');
    await openWithHelp();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Denmark');
    expect(screen.getByRole('link', { name: 'Call 70 201 201, Livslinien' })).toHaveAttribute(
      'href',
      'tel:70201201',
    );
  });

  it('can be changed, and is remembered', async () => {
    const { user, unmount } = await openWithHelp();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Numbers for' }), 'Spain');
    expect(screen.getByRole('link', { name: 'Call 024, Línea 024' })).toBeVisible();
    unmount();
    await openWithHelp();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Spain');
  });

  it('may be none of them', async () => {
    beIn('Asia/Tokyo');
    await openWithHelp();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Another country');
    expect(screen.getByText('Call your local emergency number')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Website, Find A Helpline' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
  });
});

describe('the exercise', () => {
  it('goes step by step, with the keyboard alone, and can be done again', async () => {
    const { user } = await openWithHelp();
    const open = screen.getByRole('button', { name: 'A short exercise' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    open.focus();
    await user.keyboard('{Enter}');
    expect(open).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('Step 1 of 7')).toBeVisible();
    screen.getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText(/five things that you can see/)).toHaveAttribute('aria-live', 'polite');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    for (let step = 1; step < 7; step += 1) await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Once more' }));
    expect(screen.getByText('Step 1 of 7')).toBeVisible();
    await user.click(open);
    expect(screen.queryByText('Step 1 of 7')).not.toBeInTheDocument();
  });
});

describe('the safety plan', () => {
  const openPlan = async () => {
    const opened = await openWithHelp();
    await opened.user.click(screen.getByRole('button', { name: 'My safety plan' }));
    const signs = await screen.findByRole('textbox', { name: 'How I notice that it is getting hard' });
    return { ...opened, signs };
  };

  it('is there for those whose own safety it is about', async () => {
    await openWithHelp('someone-else');
    expect(screen.queryByRole('button', { name: 'My safety plan' })).not.toBeInTheDocument();
  });

  it('keeps what is written in this tab, and sends it nowhere', async () => {
    const { user, unmount, signs } = await openPlan();
    const sent = mock(sendChat, { userInputChatId: 101, data: helpEntry(102, someHelp()) });
    await user.type(signs, 'I stop answering');
    unmount();
    expect((await openPlan()).signs).toHaveValue('I stop answering');
    expect(sent.received).toHaveLength(0);
    expect(JSON.stringify(localStorage)).not.toContain('I stop answering');
  });

  it('is not shown to somebody else', async () => {
    const { user, unmount, signs } = await openPlan();
    await user.type(signs, 'I stop answering');
    unmount();
    const other = await openChat({
      person: bob,
      entries: [...conversation, helpEntry(5, someHelp('self-harm'))],
    });
    await other.user.click(await screen.findByRole('button', { name: 'My safety plan' }));
    expect(await screen.findByRole('textbox', { name: 'How I notice that it is getting hard' })).toHaveValue(
      '',
    );
  });

  it('can be copied, and says so', async () => {
    const { user, signs } = await openPlan();
    await user.type(signs, 'I stop answering');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toHaveAttribute('role', 'status');
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('How I notice that it is getting hard\nI stop answering');
  });

  it('says so when the browser does not let it be copied', async () => {
    const { user } = await openPlan();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/does not let it be copied/)).toBeVisible();
  });

  it('is printed on a sheet of its own, which goes when that is done', async () => {
    const { user, signs } = await openPlan();
    await user.type(signs, 'I stop answering');
    let sheet = '';
    vi.stubGlobal('print', () => {
      sheet = document.querySelector('body > [lang]')?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(sheet).toContain('My safety plan');
    expect(sheet).toContain('I stop answering');
    await waitFor(() => expect(document.querySelector('body > [lang]')).toBeNull());
  });
});
