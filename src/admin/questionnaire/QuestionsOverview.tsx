import { useState } from 'react';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import { activeTitleId, draftsTitleId } from './elementIds';
import { QuestionTable, type QuestionTableProps } from './QuestionTable';
import { useSwapQuestions } from './useQuestions';

type QuestionsOverviewProps = Pick<QuestionTableProps, 'onDelete' | 'onEdit' | 'onActivate'> & {
  questions: readonly AdminQuestion[];
};

/** The questions that people answer, and the drafts, each in their order (QNA-003 to QNA-008). */
export function QuestionsOverview({ questions, ...on }: QuestionsOverviewProps) {
  const swap = useSwapQuestions();
  const [told, tell] = useState('');

  const inOrder = questions.toSorted((one, other) => one.sortOrder - other.sortOrder || one.id - other.id);
  const onSwap: QuestionTableProps['onSwap'] = (moved, neighbour, place) =>
    swap.mutate(
      { body: { id1: moved.id, id2: neighbour.id } },
      { onSuccess: () => tell(`“${moved.question}” is now ${place}.`) },
    );

  return (
    <>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <QuestionTable
        title="Active Questions"
        titleId={activeTitleId}
        none="No question is active: nobody is asked one."
        questions={inOrder.filter(({ active }) => active)}
        onSwap={onSwap}
        {...on}
      />
      <QuestionTable
        title="Drafts"
        titleId={draftsTitleId}
        none="No drafts. A new question begins as one."
        questions={inOrder.filter(({ active }) => !active)}
        onSwap={onSwap}
        {...on}
      />
    </>
  );
}
