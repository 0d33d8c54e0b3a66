import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import { useToasts } from '../../ui/toasts/useToasts';
import { questionnaireKeys } from './keys';
import { swapped, useSwapQuestions } from './useQuestions';

type Questions = readonly AdminQuestion[];

/** The questions that people answer, or the drafts, in their order. */
const inOrder = (questions: Questions, isActive: boolean) =>
  questions
    .filter(({ active }) => active === isActive)
    .toSorted((one, other) => one.sortOrder - other.sortOrder || one.id - other.id);

/**
 * The questions in their order, and what moves one up or down by one place (D-88). Presses may come faster than the
 * screen is drawn: each goes by what those before it have made. Where a colleague has moved some meanwhile, the order
 * that came of both is told (D-176).
 *
 * @param questions as they are shown
 */
export function useMoveQuestion(questions: Questions) {
  const swap = useSwapQuestions();
  const queries = useQueryClient();
  const toasts = useToasts();
  const presses = useRef(0);
  const [told, tell] = useState('');
  const latest = useRef(questions);
  useEffect(() => {
    latest.current = questions;
  }, [questions]);

  /** The list has been read again after the last press of several. */
  const tellPlace = ({ id, question, active }: AdminQuestion, expected: number) => {
    const read = queries.getQueryData<Questions>(questionnaireKeys.list()) ?? latest.current;
    const list = inOrder(read, active);
    const place = list.findIndex((each) => each.id === id) + 1;
    const told = `“${question}” is now ${place} of ${list.length}.`;
    tell(told);
    if (place === expected) return;
    toasts.show({
      title: 'The order is another',
      message: `Somebody else has changed it meanwhile. ${told}`,
      tone: 'warning',
    });
  };

  const move = (moved: AdminQuestion, step: -1 | 1) => {
    const list = inOrder(latest.current, moved.active);
    const at = list.findIndex(({ id }) => id === moved.id) + step;
    const neighbour = list[at];
    if (!neighbour) return;
    presses.current += 1;
    const press = presses.current;
    latest.current = swapped(latest.current, moved.id, neighbour.id);
    swap.mutate(
      { body: { id1: moved.id, id2: neighbour.id } },
      { onSuccess: () => press === presses.current && tellPlace(moved, at + 1) },
    );
  };

  return { active: inOrder(questions, true), drafts: inOrder(questions, false), move, told };
}
