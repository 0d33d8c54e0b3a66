import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('admin', 'questionnaire');
const question = (id: number) => queryKey(...root, 'question', id);

/** What the cache holds of the questionnaire. */
export const questionnaireKeys = {
  all: () => root,
  types: () => queryKey(...root, 'types'),
  list: () => queryKey(...root, 'list'),
  swap: () => queryKey(...root, 'swap'),
  question,
  range: (id: number) => queryKey(...question(id), 'range'),
  answers: (id: number) => queryKey(...question(id), 'answers'),
};
