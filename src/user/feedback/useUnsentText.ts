import { useState } from 'react';
import { useAuth } from '../../auth/context';
import { readDraft, writeDraft } from '../../shared/drafts/drafts';
import { useThrottledCallback } from '../../shared/drafts/useThrottledCallback';

const saveAfterMs = 300;

/**
 * Keeps what is typed in a feedback dialog. The dialog opens empty; a text that the server never accepted is offered
 * back the next time.
 *
 * @param name of the draft, one for each dialog
 */
export function useUnsentText(name: string) {
  const userId = useAuth().user?.sub ?? '';
  const [unsent, setUnsent] = useState(() => readDraft(userId, name));
  const [typed, setTyped] = useState('');
  const save = useThrottledCallback(() => writeDraft(userId, name, joined(unsent, typed)), saveAfterMs);

  const note = (text: string) => {
    setTyped(text);
    save.call();
  };

  return {
    /** The text to offer back, or an empty one. */
    unsent,
    /** To be called with the field's text at each change; saves it a little later. */
    note,
    /** Takes the offered text back: returns it together with what is typed already, for the field to hold. */
    takeBack: () => {
      const all = joined(unsent, typed);
      setUnsent('');
      note(all);
      return all;
    },
    /** To be called when the server has accepted what is typed; a text that was not taken back stays on offer. */
    accepted: () => {
      save.cancel();
      writeDraft(userId, name, unsent);
    },
    hasText: typed.trim() !== '',
  };
}

/** Two texts, one below the other; the second is left out where the first contains it. */
function joined(unsent: string, typed: string): string {
  if (unsent.trim() === '') return typed.trim() === '' ? '' : typed;
  return unsent.includes(typed.trim()) ? unsent : `${unsent}\n\n${typed}`;
}
