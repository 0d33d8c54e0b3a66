import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useAuth } from '../../auth/context';
import { readDraft, writeDraft } from '../../shared/drafts/drafts';
import { type Answer, isSame } from './answers';

const Stored = v.array(v.number());

/**
 * The answer that a person has chosen and the server has not accepted yet; it survives a reload, a lost connection and
 * a new login.
 */
export function useAnswerDraft(questionId: number) {
  const userId = useAuth().user?.sub ?? '';
  const name = `answer:${questionId}`;
  const [chosen, setChosen] = useState<Answer | null>(() => parse(readDraft(userId, name)));
  const latest = useRef(chosen);

  const note = (answer: Answer | null) => {
    latest.current = answer;
    setChosen(answer);
    writeDraft(userId, name, answer ? JSON.stringify(answer) : '');
  };

  return {
    /** Null while nothing was chosen. */
    chosen,
    choose: (answer: Answer) => note(answer),
    /** The server has this answer; one that was chosen since is kept. */
    accepted: (answer: Answer) => {
      if (latest.current && isSame(latest.current, answer)) note(null);
    },
  };
}

function parse(text: string): Answer | null {
  const stored = v.safeParse(Stored, text === '' ? null : JSON.parse(text));
  return stored.success ? stored.output : null;
}
