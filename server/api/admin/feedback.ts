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

  handle(addFeedbackLog, async ({ db, params, body, author }) =>
    addLogEntry(db, placeOf(params), body.logEntry, author),
  ),

  handle(changeFeedbackState, async ({ db, params, query, body, author }) =>
    changeState(db, placeOf(params), body, author, query.basedOn),
  ),

  handle(getTaskBoardLink, async ({ params, ...tools }) => readCardLink(tools, placeOf(params))),

  handle(createCard, async ({ params, author, ...tools }) =>
    createLinkedCard(tools, placeOf(params), author),
  ),

  handle(removeCardLink, async ({ db, params, author }) => unlinkCard(db, placeOf(params), author)),

  handle(linkCard, async ({ params, author, ...tools }) =>
    linkWithCard(tools, placeOf(params), params.cardId, author),
  ),
];
