import type { AdminQuestion } from '../../api/admin/questionnaire';
import { QueryView } from '../../shared/query/QueryView';
import styles from './Questionnaire.module.css';
import type { StoredAnswers } from './questionForm';
import { useStoredAnswers } from './useQuestions';

/** How a question is answered: the ends of its scale, or its answers to choose from. */
export function AnswerFact({ question }: { question: AdminQuestion }) {
  const { query, stored } = useStoredAnswers(question);
  return (
    <QueryView
      query={{ ...query, data: stored, error: stored ? null : query.error }}
      loading="Loading the answers"
      failed="The answers could not be loaded"
    >
      {(loaded) => <Answers {...loaded} />}
    </QueryView>
  );
}

function Answers({ range, answers = [] }: StoredAnswers) {
  if (range) return `${range.minValue.toLocaleString()} to ${range.maxValue.toLocaleString()}`;
  return (
    <ol className={styles.answerList}>
      {answers.map(({ answerText }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answers have an order and nothing else
        <li key={index}>{answerText}</li>
      ))}
    </ol>
  );
}
