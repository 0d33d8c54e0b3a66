import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPromptDraft, writePromptDraft } from '../../../src/shared/drafts/promptDraft';
import {
  claimOpeningText,
  forgetPerson,
  type OpeningText,
  rememberPerson,
} from '../../../src/shared/opening/opening';

interface FrameOptions {
  text?: string;
  person?: string;
  isSent?: boolean;
}

/** The frame as the page has drawn it, with what was typed. */
function showFrame({ text = '', person, isSent = false }: FrameOptions = {}) {
  const opening = document.createElement('div');
  opening.id = 'opening';
  opening.innerHTML = '<form><textarea aria-label="Message"></textarea></form>';
  document.body.append(opening);
  const form = opening.querySelector('form');
  const box = opening.querySelector('textarea');
  if (!form || !box) throw new Error('The frame has no form');
  if (person) form.dataset.person = person;
  form.toggleAttribute('data-send', isSent);
  box.value = text;
  return { form, box };
}

const frame = () => document.getElementById('opening');

/** What the prompt box of a person gets. */
function claimFor(userId: string) {
  const taken: OpeningText[] = [];
  const stop = claimOpeningText(userId, (typed) => taken.push(typed));
  return { taken, stop };
}

/** The module as a page load has it. */
async function afterLoad() {
  vi.resetModules();
  const { showFirstScreen, claimOpeningText: claim } = await import('../../../src/shared/opening/opening');
  const { OpeningState } = await import('../../../src/shared/opening/OpeningState');
  return { showFirstScreen, claim, OpeningState };
}

beforeEach(() => frame()?.remove());

describe('the prompt box takes over from the opening frame', () => {
  it('the text, the selection, the focus and the wish to send', () => {
    const { box } = showFrame({ text: 'Hello you', person: 'ann', isSent: true });
    box.focus();
    box.setSelectionRange(2, 5);
    expect(claimFor('ann').taken).toEqual([
      { text: 'Hello you', selectionStart: 2, selectionEnd: 5, hadFocus: true, isSent: true },
    ]);
    expect(frame()).toBeNull();
  });

  it('what was typed on a device where nobody had signed in', () => {
    showFrame({ text: 'Hello' });
    expect(claimFor('ann').taken).toEqual([expect.objectContaining({ text: 'Hello', isSent: false })]);
  });

  it('nothing of what somebody else typed', () => {
    showFrame({ text: 'Private', person: 'ben' });
    expect(claimFor('ann').taken).toEqual([]);
    expect(frame()).toBeNull();
  });

  it('nothing where nothing was typed, or where there is no frame', () => {
    showFrame();
    expect(claimFor('ann').taken).toEqual([]);
    expect(claimFor('ann').taken).toEqual([]);
  });

  it('the focus alone, where nothing was typed yet', () => {
    showFrame().box.focus();
    expect(claimFor('ann').taken).toEqual([
      { text: '', selectionStart: 0, selectionEnd: 0, hadFocus: true, isSent: false },
    ]);
  });

  it('nothing of a form that the frame does not show', () => {
    showFrame({ text: 'Hello' }).form.hidden = true;
    expect(claimFor('ann').taken).toEqual([]);
    expect(frame()).toBeNull();
  });

  it('only after a character that an input method is composing', () => {
    const { form, box } = showFrame({ text: 'にほ', person: 'ann' });
    form.setAttribute('data-composing', '');
    const { taken } = claimFor('ann');
    expect(taken).toEqual([]);
    expect(frame()).toBeInTheDocument();

    box.value = '日本';
    form.removeAttribute('data-composing');
    fireEvent.compositionEnd(box);
    expect(taken).toEqual([expect.objectContaining({ text: '日本' })]);
    expect(frame()).toBeNull();
    fireEvent.compositionEnd(form);
    expect(taken).toHaveLength(1);
  });

  it('nothing any more once it has gone itself', () => {
    const { form, box } = showFrame({ text: 'に', person: 'ann' });
    form.setAttribute('data-composing', '');
    const { taken, stop } = claimFor('ann');
    stop();
    fireEvent.compositionEnd(box);
    expect(taken).toEqual([]);
    expect(frame()).toBeInTheDocument();
  });
});

describe('the opening frame', () => {
  it('stays while an opening state is on the screen, and goes with the last', async () => {
    const { showFirstScreen, OpeningState } = await afterLoad();
    showFrame();
    const { rerender } = render(<OpeningState key="session" label="Checking who you are" />);
    await act(async () => showFirstScreen());
    expect(frame()).toBeInTheDocument();

    await act(async () => rerender(<OpeningState key="status" label="Opening" />));
    expect(screen.getByRole('status')).toHaveTextContent('Opening');
    expect(frame()).toBeInTheDocument();

    await act(async () => rerender(<p>The page</p>));
    expect(frame()).toBeNull();
  });

  it('keeps its text as a draft of the person whose device this is when a page without a prompt box comes', async () => {
    const { showFirstScreen } = await afterLoad();
    writePromptDraft('ann', 'From before');
    showFrame({ text: 'and now', person: 'ann' });
    await act(async () => showFirstScreen());
    expect(frame()).toBeNull();
    expect(readPromptDraft('ann')).toBe('From before\nand now');
  });

  it('keeps it for the prompt box that comes later where nobody had signed in before', async () => {
    const { showFirstScreen, claim } = await afterLoad();
    showFrame({ text: 'Hello' });
    await act(async () => showFirstScreen());
    const onText = vi.fn();
    claim('ann', onText);
    expect(onText).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: 'Hello', hadFocus: false, isSent: false }),
    );
    claim('ann', onText);
    expect(onText).toHaveBeenCalledTimes(1);
  });

  it('stands until the first screen does, whoever holds it meanwhile', async () => {
    const { showFirstScreen, OpeningState } = await afterLoad();
    showFrame();
    const { unmount } = render(<OpeningState label="Checking who you are" />);
    await act(async () => unmount());
    expect(frame()).toBeInTheDocument();
    await act(async () => showFirstScreen());
    expect(frame()).toBeNull();
  });

  it('leaves no draft where nothing was typed', async () => {
    const { showFirstScreen, claim } = await afterLoad();
    showFrame().box.focus();
    await act(async () => showFirstScreen());
    expect(frame()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    const onText = vi.fn();
    claim('ann', onText);
    expect(onText).not.toHaveBeenCalled();
  });

  it('goes where it has no prompt box, too, and nothing is left to go after it', async () => {
    const { showFirstScreen } = await afterLoad();
    showFrame().form.remove();
    await act(async () => showFirstScreen());
    expect(frame()).toBeNull();
    await act(async () => showFirstScreen());
    expect(frame()).toBeNull();
  });

  it('goes after a character that an input method is composing', async () => {
    const { showFirstScreen } = await afterLoad();
    const { form, box } = showFrame({ text: 'にほ', person: 'ann' });
    form.setAttribute('data-composing', '');
    await act(async () => showFirstScreen());
    expect(frame()).toBeInTheDocument();

    box.value = '日本';
    form.removeAttribute('data-composing');
    fireEvent.compositionEnd(box);
    expect(frame()).toBeNull();
    expect(readPromptDraft('ann')).toBe('日本');
  });
});

describe('the person whose device it is', () => {
  it('is remembered at login, and forgotten at sign-out', () => {
    rememberPerson('ann');
    expect(localStorage.getItem('person')).toBe('ann');
    forgetPerson();
    expect(localStorage.getItem('person')).toBeNull();
  });
});
