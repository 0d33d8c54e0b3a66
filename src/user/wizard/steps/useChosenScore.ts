import { useState } from 'react';
import * as v from 'valibot';
import type { Score } from '../../../api/feedback';
import { useAuth } from '../../../auth/context';
import { readJsonDraft, writeJsonDraft } from '../../../shared/drafts/jsonDrafts';

const draftName = 'score';
const StoredScore = v.picklist([1, 2, 3, 4, 5]);

/** The score that was chosen and that the server does not have yet; it survives a reload. */
export function useChosenScore() {
  const userId = useAuth().user?.sub ?? '';
  const [chosen, setChosen] = useState<Score | null>(() => readJsonDraft(userId, draftName, StoredScore));
  return {
    chosen,
    choose: (score: Score | null) => {
      setChosen(score);
      writeJsonDraft(userId, draftName, score);
    },
  };
}
