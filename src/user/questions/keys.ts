import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('questions');
const answer = (id: number) => queryKey(...root, 'answer', id);
const options = (id: number) => queryKey(...root, 'options', id);

/** What the cache holds of the questions about the person, by the questions' ids. */
export const questionsKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
  numericAnswer: (id: number) => queryKey(...answer(id), 'numeric'),
  choiceAnswers: (id: number) => queryKey(...answer(id), 'choices'),
  numericOptions: (id: number) => queryKey(...options(id), 'numeric'),
  choiceOptions: (id: number) => queryKey(...options(id), 'choices'),
};
