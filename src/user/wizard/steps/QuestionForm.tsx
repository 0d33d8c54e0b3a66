import { useRef, useState } from 'react';
import { CallFailure } from '../../../api/failure';
import type { ProfileQuestion } from '../../../api/questions';
import { useSingleFlight } from '../../../shared/query/useSingleFlight';
import { Button } from '../../../ui/Button';
import { AnswerField } from '../../questions/AnswerField';
import { type Answer, isNumeric, lacksAnswer, useSaveAnswer } from '../../questions/answers';
import { QuestionPlaceholder } from '../../questions/QuestionPlaceholder';
import { useAnswerDraft } from '../../questions/useAnswerDraft';
import { type Options, useOptions } from '../../questions/useOptions';
import styles from './Steps.module.css';

interface QuestionFormProps {
  question: ProfileQuestion;
  /** The person is through with it. */
  onPassed(): void;
}

/** One question of the questionnaire; what it offers is loaded only now that it is shown (D-48). */
export function QuestionForm({ question, onPassed }: QuestionFormProps) {
  const { query, options } = useOptions(question);
  const form = useRef<HTMLDivElement>(null);
  const isGone = query.error?.isGone === true;

  const retry = async () => {
    const { isSuccess } = await query.refetch();
    if (isSuccess) form.current?.focus();
  };

  return (
    <div ref={form} tabIndex={-1}>
      {options && <AnswerForm question={question} options={options} onPassed={onPassed} />}
      {!options && !isGone && (
        <QuestionPlaceholder
          text={question.question}
          isLoading={query.isFetching}
          hasFailed={query.isError}
          onRetry={() => void retry()}
        />
      )}
      {isGone && <NoLongerAsked onPassed={onPassed} />}
    </div>
  );
}

/** A question that staff have taken back while it was on the screen must not hold the person up. */
function NoLongerAsked({ onPassed }: Pick<QuestionFormProps, 'onPassed'>) {
  return (
    <div className={styles.acceptance} role="alert">
      <p>This question is no longer asked.</p>
      <Button variant="outline" onClick={onPassed}>
        Go on
      </Button>
    </div>
  );
}

type SaveState = 'open' | 'missing' | 'saving' | 'failed' | 'gone';

function AnswerForm({ question, options, onPassed }: QuestionFormProps & { options: Options }) {
  const { chosen, choose, accepted } = useAnswerDraft(question.id);
  const send = useSaveAnswer(question, 'give');
  const [state, setState] = useState<SaveState>('open');
  const form = useRef<HTMLFormElement>(null);

  // A slider that nobody has touched stands at its beginning (QST-014).
  const atStart: Answer = 'minValue' in options && isNumeric(question) ? [options.minValue] : [];
  const answer = chosen ?? atStart;
  const isLeftOut = answer.length === 0 && !question.Mandatory;

  const save = useSingleFlight(async () => {
    if (lacksAnswer(question, answer)) {
      setState('missing');
      form.current?.querySelector('input')?.focus();
      return;
    }
    setState('saving');
    try {
      await send(answer);
      accepted(answer);
      onPassed();
    } catch (failure) {
      setState(failure instanceof CallFailure && failure.isGone ? 'gone' : 'failed');
    }
  });

  if (state === 'gone') return <NoLongerAsked onPassed={onPassed} />;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <AnswerField
        question={question}
        options={options}
        answer={answer}
        isMissing={state === 'missing'}
        onChange={(next) => {
          choose(next);
          if (state !== 'saving') setState('open');
        }}
      />
      <div className={styles.saveAnswer}>
        <Button type="submit" busy={state === 'saving'}>
          Save answer
        </Button>
        {isLeftOut && <span className={styles.aside}>You may leave this one out.</span>}
        <span role="status" className={styles.bad}>
          {state === 'failed' && 'Your answer could not be saved. Please try again.'}
        </span>
      </div>
    </form>
  );
}
