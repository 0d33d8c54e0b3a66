import { useState } from 'react';
import { useAuth } from '../../auth/context';
import { readDraft, writeDraft } from '../../shared/drafts/drafts';
import type { PromptIds } from './promptIds';

const example = 'I slept badly again, and my first thought was the meeting.';

/** What a client says to a prompt that is tried out: an example, or what was typed last, also before a reload. */
export function useTriedMessage({ groupId, definitionId }: PromptIds) {
  const { user } = useAuth();
  const owner = user?.sub ?? '';
  const name = `tryOut:${groupId}:${definitionId}`;
  const [message, setMessage] = useState(() => readDraft(owner, name) || example);
  const changeMessage = (text: string) => {
    setMessage(text);
    writeDraft(owner, name, text === example ? '' : text);
  };
  return [message, changeMessage] as const;
}
