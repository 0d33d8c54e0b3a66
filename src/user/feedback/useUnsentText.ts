import { useState } from 'react';
import { useAuth } from '../../auth/context';
import { readDraft, writeDraft } from '../../shared/drafts/drafts';
import { useThrottledCallback } from '../../shared/drafts/useThrottledCallback';

const saveAfterMs = 300;

/**
 * Keeps what is typed in a dialog that opens empty: a text that was never accepted is offered back the next time.
 *
 * @param name tells the dialogs apart
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
    /** Notes what stands in the field now. */
    note,
    /** Takes the text back, for the field to hold together with what is typed there already. */
    takeBack: () => {
      const all = joined(unsent, typed);
      setUnsent('');
      note(all);
      return all;
    },
    /** The server has what is typed; a text that is still on offer stays so. */
    accepted: () => {
      save.cancel();
      writeDraft(userId, name, unsent);
    },
    hasText: typed.trim() !== '',
  };
}

/** Two texts, one below the other; what stands in the first already is not repeated. */
function joined(unsent: string, typed: string): string {
  if (unsent.trim() === '') return typed.trim() === '' ? '' : typed;
  return unsent.includes(typed.trim()) ? unsent : `${unsent}\n\n${typed}`;
}
