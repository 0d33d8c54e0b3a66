import { listQuestions } from '../../api/questions';
import { QueryFailure } from '../../app/QueryFailure';
import { useCallQuery } from '../../app/queries';
import { EmptyLook } from '../../ui/FailedLook';
import { Waiting } from '../../ui/Spinner';
import { RoomPage } from '../room/RoomPage';
import { QuestionCard } from './QuestionCard';
import styles from './Questions.module.css';

/** The Questions screen (spec 2): a card for each question, saved as it is answered (OPEN-39). */
export function QuestionsPage() {
  const questions = useCallQuery(['questions'], listQuestions);

  return (
    <RoomPage
      title="Questions"
      intro="Your answers help the assistant to understand you. Change them whenever you like; each one is saved at once."
    >
      {questions.isPending && <Waiting label="Loading the questions" />}
      {questions.isError && !questions.data && (
        <QueryFailure query={questions} title="The questions could not be loaded" />
      )}
      {questions.data?.length === 0 && (
        <EmptyLook title="No questions at the moment" text="When there are some, you will find them here." />
      )}
      <div className={styles.cards}>
        {questions.data?.map((question) => (
          <QuestionCard key={question.id} question={question} />
        ))}
      </div>
    </RoomPage>
  );
}
