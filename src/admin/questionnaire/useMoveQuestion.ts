import { useEffect, useRef, useState } from 'react';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import { swapped, useSwapQuestions } from './useQuestions';

type Questions = readonly AdminQuestion[];

/** The questions that people answer, or the drafts, in their order. */
const inOrder = (questions: Questions, isActive: boolean) =>
  questions
    .filter(({ active }) => active === isActive)
    .toSorted((one, other) => one.sortOrder - other.sortOrder || one.id - other.id);

/**
 * The questions in their order, and what moves one up or down by one place (D-88). Presses may come faster than the
 * screen is drawn: each goes by what those before it have made.
 *
 * @param questions as they are shown
 */
export function useMoveQuestion(questions: Questions) {
  const swap = useSwapQuestions();
  const [told, tell] = useState('');
  const latest = useRef(questions);
  useEffect(() => {
    latest.current = questions;
  }, [questions]);

  const move = (moved: AdminQuestion, step: -1 | 1) => {
    const list = inOrder(latest.current, moved.active);
    const at = list.findIndex(({ id }) => id === moved.id) + step;
    const neighbour = list[at];
    if (!neighbour) return;
    latest.current = swapped(latest.current, moved.id, neighbour.id);
    swap.mutate(
      { body: { id1: moved.id, id2: neighbour.id } },
      { onSuccess: () => tell(`“${moved.question}” is now ${at + 1} of ${list.length}.`) },
    );
  };

  return { active: inOrder(questions, true), drafts: inOrder(questions, false), move, told };
}
