import {
  addFeedbackLog,
  changeFeedbackState,
  createCard,
  getConversationFeedback,
  getGenericFeedback,
  getTaskBoardLink,
  linkCard,
  listConversationFeedback,
  listFeedbackLogs,
  listGenericFeedback,
  removeCardLink,
} from '../../../src/api/admin/feedback';
import { createLinkedCard, linkWithCard, readCardLink, unlinkCard } from '../../domain/feedback/cardLink';
import { changeState } from '../../domain/feedback/changeState';
import { placeOf } from '../../domain/feedback/items';
import { addLogEntry, readLogs } from '../../domain/feedback/logs';
import {
  readConversationItem,
  readConversationList,
  readGenericItem,
  readGenericList,
} from '../../domain/feedback/read';
import { handle } from '../handle';

/** The calls on feedback, its log and its card on the task board (contract 3.9). */
export const feedbackReviewHandlers = [
  handle(listGenericFeedback, ({ db, query }) => readGenericList(db, query)),

  handle(listConversationFeedback, ({ db, query }) => readConversationList(db, query)),

  handle(getGenericFeedback, ({ db, params }) => readGenericItem(db, params.id)),

  handle(getConversationFeedback, ({ db, params }) => readConversationItem(db, params.id)),

  handle(listFeedbackLogs, async ({ db, params }) => readLogs(db, placeOf(params))),

  handle(addFeedbackLog, async ({ db, clock, params, body, person }) =>
    addLogEntry(db, placeOf(params), body.logEntry, { person, now: clock.now() }),
  ),

  handle(changeFeedbackState, async ({ db, clock, params, body, person }) =>
    changeState(db, placeOf(params), body, { person, now: clock.now() }),
  ),

  handle(getTaskBoardLink, async ({ params, ...tools }) => readCardLink(tools, placeOf(params))),

  handle(createCard, async ({ params, person, ...tools }) =>
    createLinkedCard(tools, placeOf(params), { person, now: tools.clock.now() }),
  ),

  handle(removeCardLink, async ({ db, clock, params, person }) =>
    unlinkCard(db, placeOf(params), { person, now: clock.now() }),
  ),

  handle(linkCard, async ({ params, person, ...tools }) =>
    linkWithCard(tools, placeOf(params), params.cardId, { person, now: tools.clock.now() }),
  ),
];
