import { type ReactNode, useState } from 'react';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import type { CallFailure } from '../../api/failure';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { LoadingState } from '../../ui/states/LoadingState';
import { viewTitleId } from './elementIds';
import { QuestionFacts } from './QuestionFacts';
import styles from './Questionnaire.module.css';
import { MissingQuestion, QuestionView } from './QuestionView';
import { useQuestion } from './useQuestions';

interface ConfirmationProps {
  id: number;
  title: string;
  onClose(): void;
  /** What it means, and the buttons; `onError` is told of a change that the server did not take. */
  children(question: AdminQuestion, onError: (failure: CallFailure) => void): ReactNode;
}

/** Shows a question as the server has it now, before something is done that cannot be undone (QNA-015). */
export function Confirmation({ id, title, onClose, children }: ConfirmationProps) {
  const question = useQuestion(id);
  // The server may say so to the change before the question itself is asked for again.
  const [wasMissing, setMissing] = useState(false);
  const hasGone = wasMissing || question.error?.isGone === true;

  const onError = (failure: CallFailure) => {
    if (!failure.isGone) return;
    setMissing(true);
    // The button that had the focus goes.
    document.getElementById(viewTitleId)?.focus();
  };

  return (
    <QuestionView title={title} type={hasGone ? undefined : question.data?.answerType}>
      {hasGone && <MissingQuestion onClose={onClose} />}
      {!hasGone && question.data && (
        <div className={styles.confirmation}>
          <QuestionFacts question={question.data} />
          {children(question.data, onError)}
        </div>
      )}
      {!hasGone && !question.data && question.isPending && <LoadingState label="Loading the question" />}
      {!hasGone && !question.data && question.isError && (
        <QueryFailure query={question} title="The question could not be loaded" />
      )}
    </QuestionView>
  );
}
