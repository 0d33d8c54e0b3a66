import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

import type { ProfileQuestion } from '../../api/questions';
import { useThrottledCallback } from '../../shared/drafts/useThrottledCallback';
import { AnswerField } from './AnswerField';
import { type Answer, isNumeric, isSame, lacksAnswer, useSaveAnswer } from './answers';
import styles from './Questions.module.css';
import { SaveNote } from './SaveNote';
import { useAnswerDraft } from './useAnswerDraft';
import type { Options } from './useOptions';
import { useSaveQueue } from './useSaveQueue';

/** So long a slider is waited for that is moved step by step. */
const slideMs = 400;

interface AnsweredQuestionProps {
  question: ProfileQuestion;
  options: Options;
  /** The answer that the server has. */
  stored: Answer;
  /** Whether there is an answer that the server has not taken. */
  onUnsaved(isUnsaved: boolean): void;
}

/** A question with its answer, saved at once when it changes (D-39). */
export function AnsweredQuestion({ question, options, stored, onUnsaved }: AnsweredQuestionProps) {
  const { chosen, choose, accepted } = useAnswerDraft(question.id);
  const send = useSaveAnswer(question, 'change');
  // What is left over from before was never accepted.
  const { state: queued, retryAt, save } = useSaveQueue(send, accepted, chosen ? 'failed' : 'idle');
  // A save of an earlier visit to the page may have come through since.
  const state = queued === 'failed' && chosen && isSame(chosen, stored) ? 'saved' : queued;
  const isUnsaved = state === 'failed';
  const tellUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => tellUnsaved(isUnsaved), [isUnsaved]);
  const [wasLeft, setLeft] = useState(false);
  const answer = chosen ?? stored;

  const saveAnswer = (next: Answer) => {
    const isNews = !isSame(next, stored) || state === 'saving' || state === 'failed';
    if (isNews) save(next);
    else accepted(next);
  };
  const slide = useThrottledCallback(() => saveAnswer(answer), slideMs);

  const onCommit = (next: Answer) => {
    choose(next);
    if (isNumeric(question)) slide.call();
    else saveAnswer(next);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLeft(true);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is no control, it hears when the focus leaves the answers */}
      <div className={styles.answer} onBlur={onBlur}>
        <AnswerField
          question={question}
          options={options}
          answer={answer}
          isMissing={wasLeft && lacksAnswer(question, answer)}
          onChange={choose}
          onCommit={onCommit}
        />
      </div>
      <SaveNote
        state={state}
        retryAt={retryAt}
        isUnanswered={isNumeric(question) && answer.length === 0}
        onRetry={() => save(answer)}
      />
    </>
  );
}
