import { useMemo, useRef } from 'react';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import { Table } from '../../ui/table/Table';
import { useStableCallback } from '../../ui/useStableCallback';
import { ListSection } from '../shared/ListSection';
import { activateId, deleteId, editId, viewId } from './elementIds';
import { columnsWith, type QuestionActions } from './questionColumns';

export interface QuestionTableProps extends QuestionActions {
  title: string;
  titleId: string;
  /** What to say when there is none. */
  none: string;
  /** By their sort order. */
  questions: readonly AdminQuestion[];
  /** Those of them that show. */
  shown: readonly AdminQuestion[];
  onMove(question: AdminQuestion, step: -1 | 1): void;
  /** Opens a question that can only be read. */
  onView?(question: AdminQuestion): void;
  /** The address of that. */
  hrefOf?(question: AdminQuestion): string;
}

/** Questions of one state, with what can be done with them (QNA-004, QNA-005; D-88). */
export function QuestionTable({ title, titleId, none, questions, shown, ...on }: QuestionTableProps) {
  const lastMoved = useRef<AdminQuestion>(null);
  const onMove = useStableCallback((question: AdminQuestion, step: -1 | 1, isRepeated: boolean) => {
    // Another question has come below a pointer that stays: the press is still meant for the first.
    const moved = (isRepeated && lastMoved.current) || question;
    lastMoved.current = moved;
    on.onMove(moved, step);
  });
  const onDelete = useStableCallback(on.onDelete);
  const onEdit = useStableCallback(on.onEdit);
  const onActivate = useStableCallback(on.onActivate);
  const firstId = questions[0]?.id;
  const lastId = questions.at(-1)?.id;
  const columns = useMemo(
    () => columnsWith({ firstId, lastId, onMove, onDelete, onEdit, onActivate }),
    [firstId, lastId, onMove, onDelete, onEdit, onActivate],
  );
  return (
    <ListSection title={title} titleId={titleId} none={shown.length === 0 && none}>
      <Table
        label={title}
        columns={columns}
        rows={shown}
        keyOf={({ id }) => id}
        onOpen={on.onView}
        hrefOf={on.hrefOf}
        openIdOf={on.onView && (({ id }) => viewId(id))}
        controlIdsOf={({ id }) => [editId(id), activateId(id), deleteId(id)]}
        empty={null}
      />
    </ListSection>
  );
}
