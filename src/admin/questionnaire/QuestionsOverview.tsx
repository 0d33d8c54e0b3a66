import type { AdminQuestion } from '../../api/admin/questionnaire';
import { activeTitleId, draftsTitleId } from './elementIds';
import { QuestionTable, type QuestionTableProps } from './QuestionTable';
import { useMoveQuestion } from './useMoveQuestion';

type QuestionsOverviewProps = Pick<QuestionTableProps, 'onDelete' | 'onEdit' | 'onActivate'> & {
  questions: readonly AdminQuestion[];
  onView(question: AdminQuestion): void;
  /** The address of that. */
  hrefOf(question: AdminQuestion): string;
};

/** The questions that people answer, and the drafts, each in their order (QNA-003 to QNA-008). */
export function QuestionsOverview({ questions, onView, hrefOf, ...on }: QuestionsOverviewProps) {
  const { active, drafts, move, told } = useMoveQuestion(questions);
  return (
    <>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <QuestionTable
        title="Active Questions"
        titleId={activeTitleId}
        none="No question is active: nobody is asked one."
        questions={active}
        onMove={move}
        onView={onView}
        hrefOf={hrefOf}
        {...on}
      />
      <QuestionTable
        title="Drafts"
        titleId={draftsTitleId}
        none="No drafts. A new question begins as one."
        questions={drafts}
        onMove={move}
        {...on}
      />
    </>
  );
}
