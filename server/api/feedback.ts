import { getScore, sendConversationFeedback, sendGenericFeedback, sendScore } from '../../src/api/feedback';
import { giveConversationFeedback, giveGenericFeedback } from '../domain/feedback/give';
import { giveScore, readLatestScore } from '../domain/scores/scores';
import { handle } from './handle';

/** The calls of the feedback dialogs and of the wizard's feedback step (contract 2.2). */
export const feedbackHandlers = [
  handle(sendGenericFeedback, ({ db, clock, body, person }) =>
    giveGenericFeedback(db, body, { userId: person.id, now: clock.now() }),
  ),

  handle(sendConversationFeedback, ({ db, clock, body, person }) =>
    giveConversationFeedback(db, body, { userId: person.id, now: clock.now() }),
  ),

  handle(getScore, ({ db, person }) => readLatestScore(db, person.id)),

  handle(sendScore, ({ db, clock, body: { score }, person }) =>
    giveScore(db, { userId: person.id, score, createdAt: clock.now() }),
  ),
];
