import type { MouseEvent } from 'react';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import { Button } from '../../ui/Button';
import type { Column } from '../../ui/table/columns';
import { activateId, deleteId, editId } from './elementIds';
import { MoveButtons } from './MoveButtons';
import { yesOrNo } from './QuestionFacts';
import styles from './Questionnaire.module.css';

/** What is told of a press on a question's buttons. */
export interface QuestionActions {
  onDelete(question: AdminQuestion): void;
  onEdit(event: MouseEvent, question: AdminQuestion): void;
  onActivate(question: AdminQuestion): void;
}

interface ColumnOptions extends QuestionActions {
  firstId: number | undefined;
  lastId: number | undefined;
  onMove(question: AdminQuestion, step: -1 | 1, isRepeated: boolean): void;
}

/** The columns of a table of questions, with what can be done with each. */
export const columnsWith = ({ firstId, lastId, onMove, ...on }: ColumnOptions): Column<AdminQuestion>[] => [
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

interface ActionsProps extends QuestionActions {
  question: AdminQuestion;
}

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
