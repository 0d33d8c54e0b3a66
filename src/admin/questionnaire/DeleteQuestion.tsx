import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/Button';
import { QuestionConfirmation } from './QuestionConfirmation';
import styles from './Questionnaire.module.css';
import { useDeleteQuestion } from './useQuestions';

interface ConfirmProps {
  id: number;
  onClose(): void;
}

/** Asks before a question is deleted (QNA-034 to QNA-036). */
export function DeleteQuestion({ id, onClose }: ConfirmProps) {
  const remove = useDeleteQuestion();
  const isDeleting = remove.isPending || remove.isSuccess;
  return (
    <QuestionConfirmation id={id} title="Delete this question?" onClose={onClose}>
      {({ active }, onError) => (
        <>
          {active && (
            <p className={styles.warning} role="alert">
              <TriangleAlert aria-hidden size={20} />
              <span>
                You are about to delete an active question! Any user answers to this question will be lost and
                can't be reversed.
              </span>
            </p>
          )}
          <div className={styles.actions}>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button
              variant="danger"
              busy={isDeleting}
              onClick={() => remove.mutate({ params: { id } }, { onSuccess: onClose, onError })}
            >
              Delete
            </Button>
          </div>
        </>
      )}
    </QuestionConfirmation>
  );
}
