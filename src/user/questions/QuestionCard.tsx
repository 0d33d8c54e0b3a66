import { useRef } from 'react';
import type { ProfileQuestion } from '../../api/questions';
import { AnsweredQuestion } from './AnsweredQuestion';
import { useStoredAnswer } from './answers';
import { QuestionPlaceholder } from './QuestionPlaceholder';
import styles from './Questions.module.css';
import { useOptions } from './useOptions';

interface QuestionCardProps {
  question: ProfileQuestion;
  /** Whether there is an answer that the server has not taken. */
  onUnsaved(isUnsaved: boolean): void;
}

/** A card of the Questions screen: loads what a question offers and what was answered, and saves each change. */
export function QuestionCard({ question, onUnsaved }: QuestionCardProps) {
  const { query: optionsQuery, options } = useOptions(question);
  const { query: answerQuery, answer } = useStoredAnswer(question);
  const card = useRef<HTMLElement>(null);
  const queries = [optionsQuery, answerQuery];

  const retry = async () => {
    const failed = queries.filter((query) => query.isError);
    const results = await Promise.all(failed.map((query) => query.refetch()));
    // The button goes, and with it the focus.
    if (results.every((result) => result.isSuccess)) card.current?.focus();
  };

  return (
    <article ref={card} className={styles.card} aria-label={question.question} tabIndex={-1}>
      {options && answer ? (
        <AnsweredQuestion question={question} options={options} stored={answer} onUnsaved={onUnsaved} />
      ) : (
        <QuestionPlaceholder
          text={question.question}
          isLoading={queries.some((query) => query.isFetching)}
          hasFailed={queries.some((query) => query.isError)}
          retryAt={Math.max(...queries.map(({ error }) => error?.retryAt ?? 0))}
          onRetry={() => void retry()}
        />
      )}
    </article>
  );
}
