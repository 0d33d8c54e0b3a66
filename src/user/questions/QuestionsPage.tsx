import { useState } from 'react';
import { listQuestions } from '../../api/questions';
import { useAuth } from '../../auth/context';
import { useUnsavedChangesPrompt } from '../../shared/forms/useUnsavedChangesPrompt';
import { QueryView } from '../../shared/query/QueryView';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { EmptyState } from '../../ui/states/EmptyState';
import { UserPage } from '../layout/UserPage';
import { questionsKeys } from './keys';
import { QuestionCard } from './QuestionCard';
import styles from './Questions.module.css';
import { forgetAnswerDraft } from './useAnswerDraft';

/** The Questions screen (spec 2): a card for each question, saved as it is answered (D-39). */
export function QuestionsPage() {
  const questions = useCallQuery(questionsKeys.list(), listQuestions);
  const userId = useAuth().user?.sub ?? '';
  const [unsaved, setUnsaved] = useState<readonly number[]>([]);
  useUnsavedChangesPrompt(unsaved.length > 0, () => {
    for (const id of unsaved) forgetAnswerDraft(userId, id);
  });

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
              <QuestionCard
                key={question.id}
                question={question}
                onUnsaved={(isUnsaved) =>
                  setUnsaved((former) => {
                    if (former.includes(question.id) === isUnsaved) return former;
                    return isUnsaved ? [...former, question.id] : former.filter((id) => id !== question.id);
                  })
                }
              />
            ))}
          </div>
        )}
      </QueryView>
    </UserPage>
  );
}
