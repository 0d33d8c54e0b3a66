import { safeLocalStorage } from '../../ui/safeStorage';
import { joinDrafts, readPromptDraft, writePromptDraft } from '../drafts/promptDraft';

/**
 * The frame that index.html shows until the application has something of its own to show. It stands while somebody
 * holds it; what was typed in it goes to the prompt box, or into the draft of the person whose device this is.
 */

/** What a person typed before the application was there. */
export interface OpeningText {
  text: string;
  selectionStart: number;
  selectionEnd: number;
  hadFocus: boolean;
  /** Whether the person pressed Enter or Send after it. */
  isSent: boolean;
}

const personKey = 'person';

// The page itself holds the frame until the application's first screen stands.
let isFirstScreenThere = false;
let holders = 0;
// Typed where nobody had signed in before, on a page load whose first screen has no prompt box.
let unclaimed: OpeningText | null = null;

const frame = () => document.getElementById('opening');
const formOf = (opening: HTMLElement | null) =>
  opening?.querySelector<HTMLFormElement>('form:not([hidden])') ?? null;

/** Keeps the frame on the screen. @returns ends that; once nobody keeps it, it goes */
export function holdOpening(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    leaveUnlessHeld();
  };
}

/** Says that the application's first screen stands. */
export function showFirstScreen(): void {
  isFirstScreenThere = true;
  leaveUnlessHeld();
}

// Later in the same commit another may hold it, or the prompt box take what was typed.
const leaveUnlessHeld = () =>
  queueMicrotask(() => {
    if (isFirstScreenThere && holders === 0) leaveOpening();
  });

/** Remembers whose device this is, so that what is typed at the next opening can only become theirs. */
export function rememberPerson(userId: string): void {
  safeLocalStorage.set(personKey, userId);
}

/** Forgets it, at sign-out. */
export function forgetPerson(): void {
  safeLocalStorage.remove(personKey);
}

/**
 * Hands over what this person typed in the frame, and takes the frame away: at once, or, in the middle of a character
 * of an input method, after it. What somebody else typed is dropped.
 *
 * @param onText gets the text, at most once; it isn't called where nothing was typed and the box had no focus
 * @returns ends the waiting
 */
export function claimOpeningText(userId: string, onText: (typed: OpeningText) => void): () => void {
  const form = formOf(frame());
  const hand = () => {
    const typed = readTyped(form) ?? unclaimed;
    unclaimed = null;
    frame()?.remove();
    if (typed && (form?.dataset.person ?? userId) === userId) onText(typed);
  };
  if (!form?.hasAttribute('data-composing')) {
    hand();
    return () => undefined;
  }
  const ending = new AbortController();
  form.addEventListener('compositionend', hand, { once: true, signal: ending.signal });
  return () => ending.abort();
}

function readTyped(form: HTMLFormElement | null): OpeningText | null {
  const box = form?.querySelector('textarea');
  if (!form || !box) return null;
  const hadFocus = document.activeElement === box;
  if (box.value === '' && !hadFocus) return null;
  const { value: text, selectionStart, selectionEnd } = box;
  return { text, selectionStart, selectionEnd, hadFocus, isSent: form.hasAttribute('data-send') };
}

/** The screen that came has no prompt box: the text waits as a draft. */
function leaveOpening(): void {
  const opening = frame();
  const form = formOf(opening);
  if (form?.hasAttribute('data-composing')) {
    form.addEventListener('compositionend', leaveOpening, { once: true });
    return;
  }
  const typed = readTyped(form);
  opening?.remove();
  if (!typed?.text) return;
  const person = form?.dataset.person;
  if (!person) unclaimed = { ...typed, hadFocus: false, isSent: false };
  else writePromptDraft(person, joinDrafts(readPromptDraft(person), typed.text));
}
