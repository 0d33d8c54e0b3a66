import { useState } from 'react';
import { CallFailure } from '../../../api/failure';
import type { ProfileQuestion } from '../../../api/questions';
import { useSingleFlight } from '../../../shared/query/useSingleFlight';
import { type Answer, isNumeric, useSaveAnswer } from '../../questions/answers';
import { useAnswerDraft } from '../../questions/useAnswerDraft';
import type { Options } from '../../questions/useOptions';

/** Not saved, needed, on its way to the server, not taken by it, or to a question that is no longer asked. */
type AnswerState = 'open' | 'missing' | 'saving' | 'failed' | 'gone';

export type GivenAnswer = ReturnType<typeof useGivenAnswer>;

/**
 * The answer that a person gives to a question of the wizard, and its save.
 *
 * @param options undefined while they are loading
 * @param onSaved the server has it, or it was left out
 */
export function useGivenAnswer(
  question: ProfileQuestion,
  options: Options | null | undefined,
  onSaved: () => void,
) {
  const { chosen, choose, accepted } = useAnswerDraft(question.id);
  const send = useSaveAnswer(question, 'give');
  const [state, setState] = useState<AnswerState>('open');

  // A slider that nobody has touched stands at its beginning (QST-014).
  const atStart: Answer = options && 'minValue' in options && isNumeric(question) ? [options.minValue] : [];
  const answer = chosen ?? atStart;

  const save = useSingleFlight(async () => {
    setState('saving');
    try {
      await send(answer);
      accepted(answer);
      onSaved();
    } catch (failure) {
      setState(failure instanceof CallFailure && failure.isGone ? 'gone' : 'failed');
    }
  });

  return {
    answer,
    state,
    save,
    noteMissing: () => setState('missing'),
    choose: (next: Answer) => {
      choose(next);
      if (state !== 'saving') setState('open');
    },
  };
}
