import { type ReactNode, useState } from 'react';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import type { CallFailure } from '../../api/failure';
import { QueryView } from '../../shared/query/QueryView';
import { viewTitleId } from './elementIds';
import { QuestionFacts } from './QuestionFacts';
import styles from './Questionnaire.module.css';
import { MissingQuestion, QuestionView } from './QuestionView';
import { useQuestion } from './useQuestions';

interface QuestionConfirmationProps {
  id: number;
  title: string;
  /** Whether its key and how it is answered are shown as well. */
  isWhole?: boolean;
  onClose(): void;
  /** What it means, if anything is to be done, and the buttons; `onError` is told of a change that the server did not take. */
  children(question: AdminQuestion, onError: (failure: CallFailure) => void): ReactNode;
}

/** Shows a question as the server has it now, e.g. before something is done that cannot be undone (QNA-015). */
export function QuestionConfirmation({ id, title, isWhole, onClose, children }: QuestionConfirmationProps) {
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
      {hasGone ? (
        <MissingQuestion onClose={onClose} />
      ) : (
        <QueryView query={question} loading="Loading the question" failed="The question could not be loaded">
          {(loaded) => (
            <div className={styles.confirmation}>
              <QuestionFacts question={loaded} isWhole={isWhole} />
              {children(loaded, onError)}
            </div>
          )}
        </QueryView>
      )}
    </QuestionView>
  );
}
