import type { AdminQuestion } from '../../api/admin/questionnaire';
import { DescriptionList } from '../../ui/DescriptionList';
import { AnswerFact } from './AnswerFact';
import styles from './Questionnaire.module.css';
import { isNumeric } from './questionTypes';

export const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

interface QuestionFactsProps {
  question: AdminQuestion;
  /** Whether its key and how it is answered are told as well. */
  isWhole?: boolean;
}

/** What a question is before it is deleted (QNA-034); whole before it is activated, and afterwards. */
export function QuestionFacts({ question, isWhole = false }: QuestionFactsProps) {
  return (
    <DescriptionList
      className={styles.facts}
      facts={[
        ['Question', question.question],
        ['Description', question.description],
        isWhole && ['Question Key', <code key="key">{question.key}</code>],
        ['Active', yesOrNo(question.active)],
        ['Mandatory', yesOrNo(question.mandatory)],
        isWhole && [
          isNumeric(question.answerTypeId) ? 'Range' : 'Answers',
          <AnswerFact key="answers" question={question} />,
        ],
      ]}
    />
  );
}
