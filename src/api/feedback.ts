import * as v from 'valibot';
import { call } from './call';
import { atMost, cutAfter, longestPage, longestText } from './limits';
import { Id } from './shapes';

export const Category = v.picklist(
  ['suggestion', 'bug', 'compliment'],
  'Please select your feedback category',
);
export type Category = v.InferOutput<typeof Category>;

/** From 1, angry, to 5, grin (spec 3; contract 2.2). */
const Score = v.picklist([1, 2, 3, 4, 5]);
export type Score = v.InferOutput<typeof Score>;

const notes = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please add a few notes to your feedback'),
  atMost(longestText, 'Your notes'),
);

export const GenericFeedback = v.object({
  category: Category,
  opinion: v.picklist([1, 2, 3, 4, 5], 'Please select your opinion'),
  feedback: notes,
  page: cutAfter(longestPage),
});

export const ConversationFeedback = v.object({
  chatId: Id,
  acceptShareData: v.literal(true, 'Please accept to share your session data.'),
  feedback: notes,
});

export const sendGenericFeedback = call({
  id: 'U08',
  method: 'POST',
  path: '/api/users/current/feedback/generic',
  summary: 'Stores feedback on a page of the application.',
  access: {},
  body: GenericFeedback,
  toast: false,
});

export const sendConversationFeedback = call({
  id: 'U09',
  method: 'POST',
  path: '/api/users/current/feedback/chat',
  summary: 'Reports the conversation around one reply.',
  access: {},
  body: ConversationFeedback,
  toast: false,
  errors: [404],
});

export const getScore = call({
  id: 'U10',
  method: 'GET',
  path: '/api/users/current/feedback/score',
  summary: 'The score that the signed-in user gave last; 404 before the first one.',
  access: {},
  reply: v.object({ score: Score }),
  accept: [404],
});

export const sendScore = call({
  id: 'U11',
  method: 'POST',
  path: '/api/users/current/feedback/score',
  summary: 'Stores a score; a second one takes the place of the first.',
  access: {},
  body: v.object({ score: Score }),
});
