import { useEffect, useRef } from 'react';
import { listUnansweredQuestions, type ProfileQuestion } from '../../../api/questions';
import { cachePolicy } from '../../../shared/query/cachePolicy';
import { useCallQuery } from '../../../shared/query/useCallQuery';
import { startUpKeys } from '../keys';
import { StepFrame } from '../StepFrame';
import { useWizard } from '../WizardContext';
import { QuestionForm } from './QuestionForm';
import { StepBody } from './StepBody';
import styles from './Steps.module.css';

/** The questions that are not answered yet, one at a time (WIZ-047; D-47). */
export function QuestionnaireStep() {
  const unanswered = useCallQuery(
    startUpKeys.unansweredQuestions(),
    listUnansweredQuestions,
    undefined,
    cachePolicy.askedOnce,
  );
  const { passed, pass } = useWizard();
  const questions = unanswered.data?.questions;
  const current = questions?.find(({ id }) => !passed.includes(id));
  const isDone = questions !== undefined && !current;

  return (
    <StepFrame
      intro="A few answers help the assistant to meet you where you are."
      missing={isDone ? undefined : 'Please answer the questions first.'}
    >
      <StepBody
        query={{ ...unanswered, data: questions }}
        loading="Loading the questions"
        failed="The questions could not be loaded"
      >
        {(all) =>
          current ? (
            <OneOfSeveral
              key={current.id}
              questions={all}
              question={current}
              passed={passed}
              onPassed={pass}
            />
          ) : (
            <AllAnswered isArrival={passed.length > 0} />
          )
        }
      </StepBody>
    </StepFrame>
  );
}

interface OneOfSeveralProps {
  questions: readonly ProfileQuestion[];
  question: ProfileQuestion;
  passed: readonly number[];
  onPassed(id: number): void;
}

function OneOfSeveral({ questions, question, passed, onPassed }: OneOfSeveralProps) {
  // After a reload the server's list has lost those that are answered.
  const count = new Set([...passed, ...questions.map(({ id }) => id)]).size;
  const place = useFocusOnArrival(passed.length > 0);
  return (
    <div>
      <p ref={place} className={styles.quiet} tabIndex={-1}>
        Question {passed.length + 1} of {count}
      </p>
      <QuestionForm question={question} onPassed={() => onPassed(question.id)} />
    </div>
  );
}

/** @param isArrival whether the person comes here from the last question */
function AllAnswered({ isArrival }: { isArrival: boolean }) {
  const note = useFocusOnArrival(isArrival);
  return (
    <p ref={note} tabIndex={-1}>
      Every question is answered, thank you. You can change your answers at any time, under Profile and
      Questions.
    </p>
  );
}

/** 'Save answer' goes with its question; the focus moves on to what comes instead. */
function useFocusOnArrival(isArrival: boolean) {
  const target = useRef<HTMLParagraphElement>(null);
  const takesFocus = useRef(isArrival);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (takesFocus.current && isFocusLost) target.current?.focus();
  }, []);
  return target;
}
