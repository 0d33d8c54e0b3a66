import { type MouseEvent, useMemo, useRef } from 'react';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import { Button } from '../../ui/Button';
import type { Column } from '../../ui/table/columns';
import { Table } from '../../ui/table/Table';
import { useStableCallback } from '../../ui/useStableCallback';
import { ListSection } from '../shared/ListSection';
import { activateId, deleteId, editId, viewId } from './elementIds';
import { MoveButtons } from './MoveButtons';
import { yesOrNo } from './QuestionFacts';
import styles from './Questionnaire.module.css';

export interface QuestionTableProps {
  title: string;
  titleId: string;
  /** What to say when there is none. */
  none: string;
  /** By their sort order. */
  questions: readonly AdminQuestion[];
  onMove(question: AdminQuestion, step: -1 | 1): void;
  /** Opens a question that can only be read. */
  onView?(question: AdminQuestion): void;
  /** The address of that. */
  hrefOf?(question: AdminQuestion): string;
  onDelete(question: AdminQuestion): void;
  onEdit(event: MouseEvent, question: AdminQuestion): void;
  onActivate(question: AdminQuestion): void;
}

/** Questions of one state, with what can be done with them (QNA-004, QNA-005; D-88). */
export function QuestionTable({ title, titleId, none, questions, ...on }: QuestionTableProps) {
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
    <ListSection title={title} titleId={titleId} none={questions.length === 0 && none}>
      <Table
        label={title}
        columns={columns}
        rows={questions}
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

interface ColumnOptions extends Omit<ActionsProps, 'question'> {
  firstId: number | undefined;
  lastId: number | undefined;
  onMove(question: AdminQuestion, step: -1 | 1, isRepeated: boolean): void;
}

const columnsWith = ({ firstId, lastId, onMove, ...on }: ColumnOptions): Column<AdminQuestion>[] => [
  { name: 'Question', cell: ({ question }) => question, isText: true },
  { name: 'Question Key', cell: ({ key }) => <code className={styles.keyCell}>{key}</code> },
  { name: 'Mandatory', cell: ({ mandatory }) => yesOrNo(mandatory) },
  { name: 'Type', cell: ({ answerType }) => <span className={styles.type}>{answerType}</span> },
  { name: 'Actions', isAction: true, cell: (question) => <Actions question={question} {...on} /> },
  {
    name: 'Sort',
    cell: (question) => (
      <MoveButtons
        what={`“${question.question}”`}
        isFirst={question.id === firstId}
        isLast={question.id === lastId}
        onMove={(step, isRepeated) => onMove(question, step, isRepeated)}
      >
        <span className={styles.sortOrder}>{question.sortOrder}</span>
      </MoveButtons>
    ),
  },
];

type ActionsProps = Pick<QuestionTableProps, 'onDelete' | 'onEdit' | 'onActivate'> & {
  question: AdminQuestion;
};

/** An active question can only be deleted (QNA-007, QNA-008). */
function Actions({ question, onDelete, onEdit, onActivate }: ActionsProps) {
  const { id, question: text, active } = question;
  return (
    <span className={styles.rowActions}>
      {!active && (
        <>
          <Button
            id={editId(id)}
            variant="quiet"
            aria-label={`Edit “${text}”`}
            onClick={(event) => onEdit(event, question)}
            onAuxClick={(event) => onEdit(event, question)}
          >
            Edit
          </Button>
          <Button
            id={activateId(id)}
            variant="quiet"
            aria-label={`Activate “${text}”`}
            onClick={() => onActivate(question)}
          >
            Activate
          </Button>
        </>
      )}
      <Button
        id={deleteId(id)}
        variant="quiet"
        isDestructive
        aria-label={`Delete “${text}”`}
        onClick={() => onDelete(question)}
      >
        Delete
      </Button>
    </span>
  );
}
