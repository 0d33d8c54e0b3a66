import { listUnansweredQuestions } from '../../../api/questions';
import { cachePolicy } from '../../../shared/query/cachePolicy';
import { useCallQuery } from '../../../shared/query/useCallQuery';
import { startUpKeys } from '../keys';
import { StepFrame } from '../StepFrame';
import { useWizard } from '../WizardContext';
import { QuestionStep } from './QuestionStep';
import { StepBody } from './StepBody';

/** The questions that are not answered yet, one at a time (WIZ-047; D-47). */
export function QuestionnaireStep() {
  const unanswered = useCallQuery(
    startUpKeys.unansweredQuestions(),
    listUnansweredQuestions,
    undefined,
    cachePolicy.askedOnce,
  );
  const { passed, pass, goOn } = useWizard();
  const questions = unanswered.data?.questions;
  const [current, ...others] = questions?.filter(({ id }) => !passed.includes(id)) ?? [];

  if (questions && current) {
    return (
      <QuestionStep
        key={current.id}
        question={current}
        number={passed.length + 1}
        // After a reload the server's list has lost those that are answered.
        count={new Set([...passed, ...questions.map(({ id }) => id)]).size}
        onPassed={() => {
          pass(current.id);
          if (others.length === 0) goOn();
        }}
      />
    );
  }
  return (
    <StepFrame missing={questions ? undefined : 'Please answer the questions first.'}>
      <StepBody
        query={{ ...unanswered, data: questions }}
        loading="Loading the questions"
        failed="The questions could not be loaded"
      >
        {() => (
          <p>
            Every question is answered, thank you. You can change your answers at any time, under Profile and
            Questions.
          </p>
        )}
      </StepBody>
    </StepFrame>
  );
}
