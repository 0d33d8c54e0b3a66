import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('startUp');

/** What the cache holds for the steps of the start-up wizard. */
export const startUpKeys = {
  all: () => root,
  introVideo: () => queryKey(...root, 'introVideo'),
  unreadNews: () => queryKey(...root, 'unreadNews'),
  unansweredQuestions: () => queryKey(...root, 'unansweredQuestions'),
  score: () => queryKey(...root, 'score'),
  terms: () => queryKey(...root, 'terms'),
};
