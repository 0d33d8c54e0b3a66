import type { AdminQuestion } from '../../api/admin/questionnaire';
import styles from './Questionnaire.module.css';

export const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** What a question is before it is deleted or activated (QNA-034). */
export function QuestionFacts({ question }: { question: AdminQuestion }) {
  return (
    <dl className={styles.facts}>
      <dt>Question</dt>
      <dd>{question.question}</dd>
      <dt>Description</dt>
      <dd>{question.description}</dd>
      <dt>Active</dt>
      <dd>{yesOrNo(question.active)}</dd>
      <dt>Mandatory</dt>
      <dd>{yesOrNo(question.mandatory)}</dd>
    </dl>
  );
}
