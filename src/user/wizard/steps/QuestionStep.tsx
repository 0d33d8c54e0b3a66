import { useEffect, useId, useRef } from 'react';
import type { ProfileQuestion } from '../../../api/questions';
import { AnswerField } from '../../questions/AnswerField';
import { lacksAnswer } from '../../questions/answers';
import { QuestionPlaceholder } from '../../questions/QuestionPlaceholder';
import { type Options, useOptions } from '../../questions/useOptions';
import { StepFrame } from '../StepFrame';
import styles from './Steps.module.css';
import { type GivenAnswer, useGivenAnswer } from './useGivenAnswer';

interface QuestionStepProps {
  question: ProfileQuestion;
  /** Which one it is, from 1, of how many. */
  number: number;
  count: number;
  /** The person is through with it. */
  onPassed(): void;
}

/** One question of the questionnaire; what it offers is loaded only now that it is shown (D-48). Next saves the answer. */
export function QuestionStep({ question, number, count, onPassed }: QuestionStepProps) {
  const formId = useId();
  const { query, options } = useOptions(question);
  const given = useGivenAnswer(question, options, onPassed);
  const place = useFocusOnArrival(number > 1);
  const form = useRef<HTMLFormElement>(null);
  const isGone = given.state === 'gone' || query.error?.isGone === true;

  const retry = async () => {
    const { isSuccess } = await query.refetch();
    // The button goes, and with it the focus.
    if (isSuccess) place.current?.focus();
  };
  const ask = () => {
    given.noteMissing();
    form.current?.querySelector('input')?.focus();
  };
  const hasToAnswer = !options || lacksAnswer(question, given.answer);

  return (
    <StepFrame
      intro="A few answers help the assistant to meet you where you are."
      missing={hasToAnswer && !isGone ? 'Please answer the question first.' : undefined}
      onMissing={options ? ask : undefined}
      form={isGone ? undefined : { id: formId, isSaving: given.state === 'saving' }}
      onNext={async () => {
        onPassed();
        return false;
      }}
    >
      <div>
        <p ref={place} className={styles.quiet} tabIndex={-1}>
          Question {number} of {count}
        </p>
        {/* One that staff have taken back while it was on the screen must not hold the person up. */}
        {isGone && <p role="alert">This question is no longer asked. You can go on.</p>}
        {!isGone && !options && (
          <QuestionPlaceholder
            text={question.question}
            isLoading={query.isFetching}
            hasFailed={query.isError}
            retryAt={query.error?.retryAt ?? null}
            onRetry={() => void retry()}
          />
        )}
        {!isGone && options && (
          <form
            ref={form}
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void given.save();
            }}
          >
            <AnswerFields question={question} options={options} given={given} />
          </form>
        )}
      </div>
    </StepFrame>
  );
}

interface AnswerFieldsProps {
  question: ProfileQuestion;
  options: Options;
  given: GivenAnswer;
}

function AnswerFields({ question, options, given: { answer, state, choose } }: AnswerFieldsProps) {
  const isLeftOut = answer.length === 0 && !question.Mandatory;
  return (
    <>
      <AnswerField
        question={question}
        options={options}
        answer={answer}
        isMissing={state === 'missing'}
        onChange={choose}
      />
      {isLeftOut && <p className={styles.quiet}>You may leave this one out.</p>}
      <p role="status" className={styles.bad}>
        {state === 'failed' && 'Your answer could not be saved. Please try again.'}
      </p>
    </>
  );
}

/** Next goes with its question; the focus moves on to what comes instead. */
function useFocusOnArrival(isArrival: boolean) {
  const target = useRef<HTMLParagraphElement>(null);
  const takesFocus = useRef(isArrival);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (takesFocus.current && isFocusLost) target.current?.focus();
  }, []);
  return target;
}
