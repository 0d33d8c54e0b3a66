import { Button } from '../../ui/Button';
import { QuestionConfirmation } from './QuestionConfirmation';
import styles from './Questionnaire.module.css';
import { useActivateQuestion } from './useQuestions';

interface ConfirmProps {
  id: number;
  onClose(): void;
}

/** Asks before a draft is activated (QNA-037 to QNA-039). */
export function ActivateQuestion({ id, onClose }: ConfirmProps) {
  const activate = useActivateQuestion();
  const isActivating = activate.isPending || activate.isSuccess;
  return (
    <QuestionConfirmation id={id} title="Activate this question?" isWhole onClose={onClose}>
      {({ active }, onError) => (
        <>
          {active && !isActivating ? (
            <p role="status">This question has been activated already.</p>
          ) : (
            <p>
              Activating this question makes it show for all users next time they log in. Once activated, the
              only way to reverse is deleting it.
            </p>
          )}
          <div className={styles.actions}>
            <Button variant="outline" onClick={onClose}>
              {active && !isActivating ? 'To the overview' : 'Cancel'}
            </Button>
            {(!active || isActivating) && (
              <Button
                busy={isActivating}
                onClick={() => activate.mutate({ params: { id } }, { onSuccess: onClose, onError })}
              >
                Activate
              </Button>
            )}
          </div>
        </>
      )}
    </QuestionConfirmation>
  );
}
