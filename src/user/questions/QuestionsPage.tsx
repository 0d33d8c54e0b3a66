import { listQuestions } from '../../api/questions';
import { QueryView } from '../../shared/query/QueryView';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { EmptyState } from '../../ui/states/EmptyState';
import { UserPage } from '../layout/UserPage';
import { questionsKeys } from './keys';
import { QuestionCard } from './QuestionCard';
import styles from './Questions.module.css';

/** The Questions screen (spec 2): a card for each question, saved as it is answered (D-39). */
export function QuestionsPage() {
  const questions = useCallQuery(questionsKeys.list(), listQuestions);

  return (
    <UserPage
      title="Questions"
      intro="Your answers help the assistant to understand you. Change them whenever you like; each one is saved at once."
    >
      <QueryView
        query={questions}
        loading="Loading the questions"
        failed="The questions could not be loaded"
        empty={
          <EmptyState
            title="No questions at the moment"
            text="When there are some, you will find them here."
          />
        }
      >
        {(loaded) => (
          <div className={styles.cards}>
            {loaded.map((question) => (
              <QuestionCard key={question.id} question={question} />
            ))}
          </div>
        )}
      </QueryView>
    </UserPage>
  );
}
