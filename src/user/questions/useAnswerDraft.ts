import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useAuth } from '../../auth/context';
import { readJsonDraft, writeJsonDraft } from '../../shared/drafts/jsonDrafts';
import { type Answer, isSame } from './answers';

const StoredAnswer = v.array(v.number());
const nameOf = (questionId: number) => `answer:${questionId}`;

/** Forgets an answer that the server has not taken. */
export const forgetAnswerDraft = (userId: string, questionId: number): void =>
  writeJsonDraft(userId, nameOf(questionId), null);

/**
 * The answer that a person has chosen and the server has not accepted yet; it survives a reload, a lost connection and
 * a new login.
 */
export function useAnswerDraft(questionId: number) {
  const userId = useAuth().user?.sub ?? '';
  const name = nameOf(questionId);
  const [chosen, setChosen] = useState<Answer | null>(() => readJsonDraft(userId, name, StoredAnswer));
  const latest = useRef(chosen);

  const note = (answer: Answer | null) => {
    latest.current = answer;
    setChosen(answer);
    writeJsonDraft(userId, name, answer);
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
