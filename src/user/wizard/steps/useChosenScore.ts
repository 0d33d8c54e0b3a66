import { useState } from 'react';
import type { Score } from '../../../api/feedback';
import { useAuth } from '../../../auth/context';
import { readDraft, writeDraft } from '../../../shared/drafts/drafts';

const draftName = 'score';
const scores: readonly Score[] = [1, 2, 3, 4, 5];

/** The score that was chosen and that the server does not have yet; it survives a reload. */
export function useChosenScore() {
  const userId = useAuth().user?.sub ?? '';
  const [chosen, setChosen] = useState<Score | null>(
    () => scores.find((score) => String(score) === readDraft(userId, draftName)) ?? null,
  );
  return {
    chosen,
    choose: (score: Score | null) => {
      setChosen(score);
      writeDraft(userId, draftName, score === null ? '' : String(score));
    },
  };
}
