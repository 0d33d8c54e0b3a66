import { listQuestions } from '../../api/questions';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { useCallQuery } from '../../shared/query/queries';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadingState } from '../../ui/states/LoadingState';
import { UserPage } from '../layout/UserPage';
import { questionsKeys } from './keys';
import { QuestionCard } from './QuestionCard';
import styles from './Questions.module.css';

/** The Questions screen (spec 2): a card for each question, saved as it is answered (OPEN-39). */
export function QuestionsPage() {
  const questions = useCallQuery(questionsKeys.list(), listQuestions);

  return (
    <UserPage
      title="Questions"
      intro="Your answers help the assistant to understand you. Change them whenever you like; each one is saved at once."
    >
      {questions.isPending && <LoadingState label="Loading the questions" />}
      {questions.isError && !questions.data && (
        <QueryFailure query={questions} title="The questions could not be loaded" />
      )}
      {questions.data?.length === 0 && (
        <EmptyState title="No questions at the moment" text="When there are some, you will find them here." />
      )}
      <div className={styles.cards}>
        {questions.data?.map((question) => (
          <QuestionCard key={question.id} question={question} />
        ))}
      </div>
    </UserPage>
  );
}
