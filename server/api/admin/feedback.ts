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
  needsLogEntry,
  removeCardLink,
  transitions,
} from '../../../src/api/admin/feedback';
import { fromBoard, oneAtATime, toCard } from '../../domain/feedback/cards';
import { changeItem, findItem, placeOf, writeLog } from '../../domain/feedback/items';
import {
  readConversationItem,
  readConversationList,
  readGenericItem,
  readGenericList,
  readLogs,
} from '../../domain/feedback/read';
import { refuse } from '../../domain/refusal';
import { handle } from '../handle';

/** The calls on feedback, its log and its card on the task board (contract 3.9). */
export const feedbackReviewHandlers = [
  handle(listGenericFeedback, ({ db, query }) => readGenericList(db, query)),

  handle(listConversationFeedback, ({ db, query }) => readConversationList(db, query)),

  handle(getGenericFeedback, ({ db, params }) => readGenericItem(db, params.id)),

  handle(getConversationFeedback, ({ db, params }) => readConversationItem(db, params.id)),

  handle(listFeedbackLogs, async ({ db, params }) => {
    const place = placeOf(params);
    await findItem(db, place);
    return readLogs(db, place);
  }),

  handle(addFeedbackLog, async ({ db, clock, params, body, person }) => {
    const place = placeOf(params);
    await findItem(db, place);
    await writeLog(db, place, body.logEntry, { person, now: clock.now() });
    return readLogs(db, place);
  }),

  handle(changeFeedbackState, async ({ db, clock, params, body, person }) => {
    const place = placeOf(params);
    const text = body.logEntry.trim();
    const to = body.state;
    await changeItem(db, place, { person, now: clock.now() }, ({ state: from }) => {
      if (!transitions[from].includes(to)) refuse(400, `This feedback is ${from}: it can't become ${to}.`);
      if (needsLogEntry(from, to) && text === '') refuse(400, 'Please provide a log entry.');
      return { state: to, logEntry: `State changed from ${from} to ${to}${text === '' ? '.' : `: ${text}`}` };
    });
  }),

  handle(getTaskBoardLink, async ({ db, taskBoard, params }) => {
    const { trelloId } = await findItem(db, placeOf(params));
    // A card that is no longer on the board can be no link; the item keeps its number until staff do something.
    return trelloId === null ? null : fromBoard(taskBoard.findCard(trelloId));
  }),

  // The steps with the board stand in no transaction: a board of our own lives in the same database.
  handle(createCard, async ({ db, clock, taskBoard, appOrigin, params, person }) => {
    const place = placeOf(params);
    await findItem(db, place);
    await oneAtATime(taskBoard, place, async () => {
      const item = await findItem(db, place);
      const isLinked = item.trelloId !== null && (await fromBoard(taskBoard.findCard(item.trelloId)));
      if (isLinked) refuse(400, `Trello card ${item.trelloId} is linked already.`);
      const card = await toCard(db, place, item, appOrigin);
      const trelloId = await fromBoard(taskBoard.createCard(card));
      const logEntry = `Created Trello card ${trelloId} and linked it.`;
      await changeItem(db, place, { person, now: clock.now() }, () => ({ trelloId, logEntry }));
    });
  }),

  handle(removeCardLink, ({ db, clock, params, person }) =>
    changeItem(db, placeOf(params), { person, now: clock.now() }, ({ trelloId }) =>
      trelloId === null ? null : { trelloId: null, logEntry: `Removed the link to Trello card ${trelloId}.` },
    ),
  ),

  handle(linkCard, async ({ db, clock, taskBoard, params, person }) => {
    const place = placeOf(params);
    await findItem(db, place);
    const card = await fromBoard(taskBoard.findCard(params.cardId));
    if (!card) refuse(404, 'Card not found.');
    const { idShort: trelloId } = card;
    await changeItem(db, place, { person, now: clock.now() }, ({ trelloId: former }) => {
      if (former === trelloId) return null;
      const before = former === null ? '' : ` in place of card ${former}`;
      return { trelloId, logEntry: `Linked Trello card ${trelloId}${before}.` };
    });
  }),
];
