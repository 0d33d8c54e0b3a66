import type { AdminQuestion } from '../../api/admin/questionnaire';
import { DescriptionList } from '../../ui/DescriptionList';
import styles from './Questionnaire.module.css';

export const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** What a question is before it is deleted or activated (QNA-034). */
export function QuestionFacts({ question }: { question: AdminQuestion }) {
  return (
    <DescriptionList
      className={styles.facts}
      facts={[
        ['Question', question.question],
        ['Description', question.description],
        ['Active', yesOrNo(question.active)],
        ['Mandatory', yesOrNo(question.mandatory)],
      ]}
    />
  );
}
