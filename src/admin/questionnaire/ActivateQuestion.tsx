import type { AdminQuestion } from '../../api/admin/questionnaire';
import type { CallFailure } from '../../api/failure';
import { Button } from '../../ui/Button';
import { baseOf } from '../shared/meanwhile/base';
import { LookNote } from '../shared/meanwhile/LookNote';
import { useLook } from '../shared/meanwhile/useLook';
import { QuestionConfirmation } from './QuestionConfirmation';
import styles from './Questionnaire.module.css';
import { questionLabels, toInput } from './questionForm';
import { useActivateQuestion, useStoredAnswers } from './useQuestions';
import { useReadQuestion } from './useReadQuestion';

interface ActivateQuestionProps {
  id: number;
  onClose(): void;
}

/** Asks before a draft is activated (QNA-037 to QNA-039). */
export const ActivateQuestion = ({ id, onClose }: ActivateQuestionProps) => (
  <QuestionConfirmation id={id} title="Activate this question?" isWhole onClose={onClose}>
    {(question, onError) => <Activation question={question} onError={onError} onClose={onClose} />}
  </QuestionConfirmation>
);

interface ActivationProps {
  question: AdminQuestion;
  onError(failure: CallFailure): void;
  onClose(): void;
}

function Activation({ question, onError, onClose }: ActivationProps) {
  const { id, active, answerTypeId } = question;
  const activate = useActivateQuestion();
  const { stored } = useStoredAnswers(question);
  const { halt, isLooking, act } = useLook({
    seen: baseOf(question, (shown) => {
      const { range, answers, ...fields } = toInput(shown, stored ?? {});
      return stored ? { ...fields, range, answers } : fields;
    }),
    labels: questionLabels,
    read: useReadQuestion(id, answerTypeId),
  });
  const isActivating = activate.isPending || activate.isSuccess;
  const isDone = active && !isActivating;

  return (
    <>
      {isDone ? (
        <p role="status">This question has been activated already.</p>
      ) : (
        <>
          <LookNote
            halt={halt}
            nothing="Nothing has been activated"
            then="look at it, and activate it then"
          />
          <p>
            Activating this question makes it show for all users next time they log in. Once activated, the
            only way to reverse is deleting it.
          </p>
        </>
      )}
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          {isDone ? 'To the overview' : 'Cancel'}
        </Button>
        {!isDone && (
          <Button
            busy={isLooking || isActivating}
            onClick={() =>
              void act((based) =>
                activate.mutateAsync({ params: { id }, ...based }, { onSuccess: onClose, onError }),
              )
            }
          >
            Activate
          </Button>
        )}
      </div>
    </>
  );
}
