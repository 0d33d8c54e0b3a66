import { feelingOf } from '../acknowledge';
import { join } from '../text';
import { slotsOf } from '../turn';
import type { Move } from './move';

/** Gives a question back to the one who alone can answer it. */
export const question: Move = {
  applies: ({ text }) => /\?\W*$/.test(text),
  say: (turn) => {
    const { words, session, fresh } = turn;
    const { question, questionInGrief, questionInGriefNamed } = words.says;
    if (session.lost) {
      const named = session.lost.who && fresh(questionInGriefNamed, slotsOf(session.lost.who));
      const comfort = fresh(questionInGrief) ?? named;
      if (comfort) return comfort;
    }
    const answer = fresh(question);
    return answer && join(feelingOf(turn), answer);
  },
};
