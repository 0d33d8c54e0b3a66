import * as v from 'valibot';
import { call } from '../call';
import { whoChanged } from '../changes';
import { Category } from '../feedback';
import { atMost, longestText, longestWord } from '../limits';
import { listOf } from '../list';
import { calledByEmail, named } from '../named';
import { SortOrder } from '../page';
import { Count, Id, Iso } from '../shapes';
import { staff } from './access';
import { SessionData } from './sessionData';

export const FeedbackState = v.picklist(['New', 'InProgress', 'Resolved', 'Closed']);
export type FeedbackState = v.InferOutput<typeof FeedbackState>;

/** Which list an item belongs to, as it stands in the paths. */
export type FeedbackType = 'generic' | 'conversation';

/** Where a state can go from here (staff 4). */
export const transitions: Readonly<Record<FeedbackState, readonly FeedbackState[]>> = {
  New: ['InProgress', 'Closed'],
  InProgress: ['Resolved', 'Closed'],
  Resolved: ['InProgress'],
  Closed: ['InProgress'],
};

/** Whether a transition goes without a log entry (staff 4). */
export const needsLogEntry = (from: FeedbackState, to: FeedbackState) =>
  !(from === 'New' && to === 'InProgress');

/** What every item of feedback has. */
const head = {
  id: Id,
  feedback: v.string(),
  state: FeedbackState,
  /** The short number of the linked card (D-98). */
  trelloId: v.nullish(Id, null),
  createdAt: Iso,
  updatedAt: Iso,
};

export const GenericFeedbackItem = v.object({
  ...head,
  category: Category,
  /** The one field that may be left out (contract 3.9). */
  actor: v.optional(
    v.nullable(v.pipe(v.object({ name: v.string(), email: v.string() }), v.transform(calledByEmail))),
    null,
  ),
  page: v.string(),
  /** Its state, or its card; told with the details alone. */
  ...whoChanged,
});
export type GenericFeedbackItem = v.InferOutput<typeof GenericFeedbackItem>;

export const ConversationFeedbackRow = v.object({ ...head, chatId: Id });
export type ConversationFeedbackRow = v.InferOutput<typeof ConversationFeedbackRow>;

/** The details: the row with the session as it was when it was reported. */
export const ConversationFeedbackItem = v.object({
  ...ConversationFeedbackRow.entries,
  ...whoChanged,
  data: SessionData,
});
export type ConversationFeedbackItem = v.InferOutput<typeof ConversationFeedbackItem>;

const selection = v.object({ feedbackType: v.array(v.string()), status: v.array(v.string()) });

const feedbackList = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    data: listOf(item),
    pageInfo: v.object({ page: Count, pageSize: Count, totalPages: Count }),
    filterInfoOptions: selection,
    selectFilters: selection,
    /** `sortDirection` is the field that the list is sorted by (D-95). */
    selectedSortInfo: v.object({ sortOrder: SortOrder, sortDirection: v.string() }),
  });

export const GenericFeedbackList = feedbackList(GenericFeedbackItem);
export type GenericFeedbackList = v.InferOutput<typeof GenericFeedbackList>;
export const ConversationFeedbackList = feedbackList(ConversationFeedbackRow);
export type ConversationFeedbackList = v.InferOutput<typeof ConversationFeedbackList>;

const Word = v.pipe(v.string(), atMost(longestWord, 'A word of the query'));

/** Every field may be missing; a request without any gets the default list, with everything selected (D-96). */
const listQuery = {
  Status: v.optional(v.array(Word)),
  sortOrder: v.optional(Word),
  sortDirection: v.optional(Word),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  pageSize: v.optional(v.picklist([10, 25, 50])),
};

export const FeedbackLog = v.object({
  timestamp: Iso,
  createdBy: v.string(),
  createdByEmail: v.string(),
  logEntry: v.string(),
});
export type FeedbackLog = v.InferOutput<typeof FeedbackLog>;

const isShortEnough = atMost(longestText, 'The log entry');

/** A line for the log (staff 5). */
export const LogEntry = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please provide a log entry.'),
  isShortEnough,
);

export const TaskBoardLink = v.object({
  url: v.string(),
  idShort: Id,
  name: named('Untitled'),
  listName: named('Untitled'),
  /** Whether the card is archived. */
  closed: v.boolean(),
});
export type TaskBoardLink = v.InferOutput<typeof TaskBoardLink>;

const access = staff('edit:feedback');
const logs = v.object({ logs: v.array(FeedbackLog) });

export const listGenericFeedback = call({
  id: 'S53',
  method: 'GET',
  path: '/api/admin/feedback/generic',
  summary: 'A page of the feedback on pages, filtered and sorted.',
  access,
  query: v.object({ FeedbackType: v.optional(v.array(Word)), ...listQuery }),
  reply: GenericFeedbackList,
});

export const listConversationFeedback = call({
  id: 'S54',
  method: 'GET',
  path: '/api/admin/feedback/conversation',
  summary: 'A page of the reported conversations, filtered and sorted.',
  access,
  query: v.object(listQuery),
  reply: ConversationFeedbackList,
});

export const getGenericFeedback = call({
  id: 'S55',
  method: 'GET',
  path: '/api/admin/feedback/generic/{id}',
  summary: 'One item of feedback on a page.',
  access,
  reply: GenericFeedbackItem,
  accept: [404],
});

export const getConversationFeedback = call({
  id: 'S56',
  method: 'GET',
  path: '/api/admin/feedback/conversation/{id}',
  summary: 'One reported conversation, with its session.',
  access,
  reply: ConversationFeedbackItem,
});

export const listFeedbackLogs = call({
  id: 'S57',
  method: 'GET',
  path: '/api/admin/feedback/{type:text}/{id}/log',
  summary: 'The change log of an item, newest first.',
  access,
  reply: logs,
});

export const addFeedbackLog = call({
  id: 'S58',
  method: 'POST',
  path: '/api/admin/feedback/{type:text}/{id}/log',
  summary: 'Adds a line to the change log.',
  access,
  body: v.object({ logEntry: LogEntry }),
  reply: logs,
});

export const changeFeedbackState = call({
  id: 'S59',
  method: 'POST',
  path: '/api/admin/feedback/{type:text}/{id}/state',
  summary: 'Moves an item to another state, with a line in its log.',
  access,
  /** The state that the caller has seen: 409 where it is another one by now. An addition. */
  query: v.object({ basedOn: v.optional(FeedbackState) }),
  accept: [409],
  body: v.object({ state: FeedbackState, logEntry: v.pipe(v.string(), isShortEnough) }),
});

export const getTaskBoardLink = call({
  id: 'S60',
  method: 'GET',
  path: '/api/admin/feedback/{type:text}/{id}/trello',
  summary: 'The linked card; 204 when none is linked.',
  access,
  reply: v.nullable(TaskBoardLink),
  mayBeEmpty: true,
  errors: [502],
});

export const createCard = call({
  id: 'S61',
  method: 'POST',
  path: '/api/admin/feedback/{type:text}/{id}/trello',
  summary: 'Creates a card and links it.',
  access,
  errors: [400, 502],
});

export const removeCardLink = call({
  id: 'S62',
  method: 'DELETE',
  path: '/api/admin/feedback/{type:text}/{id}/trello',
  summary: 'Removes the link, not the card.',
  access,
});

export const linkCard = call({
  id: 'S63',
  method: 'POST',
  path: '/api/admin/feedback/{type:text}/{id}/trello/{cardId}',
  summary: 'Links the card with this short number; 404 when the board has none.',
  access,
  accept: [404],
  errors: [502],
});
