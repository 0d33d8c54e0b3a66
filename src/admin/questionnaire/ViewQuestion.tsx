import { Button } from '../../ui/Button';
import { QuestionConfirmation } from './QuestionConfirmation';
import styles from './Questionnaire.module.css';

interface ViewQuestionProps {
  id: number;
  onClose(): void;
}

/** Shows what people are asked: an active question can be read and no longer changed (QNA-007). */
export const ViewQuestion = ({ id, onClose }: ViewQuestionProps) => (
  <QuestionConfirmation id={id} title="Question" isWhole onClose={onClose}>
    {() => (
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          To the overview
        </Button>
      </div>
    )}
  </QuestionConfirmation>
);
