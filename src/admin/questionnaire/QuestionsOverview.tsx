import type { AdminQuestion } from '../../api/admin/questionnaire';
import { ListToolbar } from '../shared/ListToolbar';
import { useListSearch } from '../shared/useListSearch';
import { activeTitleId, draftsTitleId } from './elementIds';
import { QuestionTable } from './QuestionTable';
import type { QuestionActions } from './questionColumns';
import { useMoveQuestion } from './useMoveQuestion';

interface QuestionsOverviewProps extends QuestionActions {
  questions: readonly AdminQuestion[];
  onView(question: AdminQuestion): void;
  /** The address of that. */
  hrefOf(question: AdminQuestion): string;
}

/** The questions that people answer, and the drafts, each in their order (QNA-003 to QNA-008), and a search in many. */
export function QuestionsOverview({ questions, onView, hrefOf, ...on }: QuestionsOverviewProps) {
  const { active, drafts, move, told } = useMoveQuestion(questions);
  const search = useListSearch(questions, textsOf);
  const found = new Set(search.found?.map(({ id }) => id));
  const listOf = (all: readonly AdminQuestion[], none: string) => ({
    questions: all,
    shown: all.filter(({ id }) => found.has(id)),
    none: search.isSearched && all.length > 0 ? 'No question here has what you search for.' : none,
    onMove: move,
  });
  return (
    <>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {search.isUseful && <ListToolbar items="questions" search={search} />}
      <QuestionTable
        title="Active Questions"
        titleId={activeTitleId}
        {...listOf(active, 'No question is active: nobody is asked one.')}
        onView={onView}
        hrefOf={hrefOf}
        {...on}
      />
      <QuestionTable
        title="Drafts"
        titleId={draftsTitleId}
        {...listOf(drafts, 'No drafts. A new question begins as one.')}
        {...on}
      />
    </>
  );
}

const textsOf = ({ question, description, key }: AdminQuestion) => [question, description, key];
