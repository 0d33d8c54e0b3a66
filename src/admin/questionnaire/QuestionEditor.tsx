import type { AdminQuestion } from '../../api/admin/questionnaire';
import { QueryView } from '../../shared/query/QueryView';
import { QuestionFields } from './QuestionFields';
import { MissingQuestion, QuestionView } from './QuestionView';
import type { StoredAnswers } from './questionForm';
import type { TypeId } from './questionTypes';
import { useQuestionForm } from './useQuestionForm';
import { useAnswerTypes, useQuestion, useQuestions, useStoredAnswers } from './useQuestions';

interface NewQuestionProps {
  type: TypeId;
  onClose(): void;
}

/** Writes a new question of a type (QNA-010, QNA-013). */
export function NewQuestion({ type, onClose }: NewQuestionProps) {
  const form = useQuestionForm({ edited: 'new', type, onClose });
  const types = useAnswerTypes();
  return (
    <QuestionView title="New question" type={types.data?.find(({ id }) => id === type)?.name}>
      <QuestionFields form={form} type={type} />
    </QuestionView>
  );
}

interface EditQuestionProps {
  id: number;
  /** Its type as the address has it, for when the question has gone. */
  type: TypeId | null;
  onClose(): void;
}

/** Changes a draft (QNA-008, QNA-015 to QNA-017). */
export function EditQuestion({ id, type, onClose }: EditQuestionProps) {
  const question = useQuestion(id);
  const hasGone = question.error?.isGone === true;
  // What is typed stays when the question goes; the form says so itself.
  const shown = question.data && hasGone ? { ...question, error: null } : question;
  return (
    <QuestionView title="Edit question" type={question.data?.answerType}>
      <QueryView
        query={shown}
        loading="Loading the question"
        failed="The question could not be loaded"
        gone={<GoneQuestion id={id} type={type} onClose={onClose} />}
      >
        {(loaded) => <LoadedQuestion question={loaded} isDeleted={hasGone} onClose={onClose} />}
      </QueryView>
    </QuestionView>
  );
}

interface LoadedProps {
  question: AdminQuestion;
  isDeleted: boolean;
  onClose(): void;
}

function LoadedQuestion({ question, isDeleted, onClose }: LoadedProps) {
  const { query, stored } = useStoredAnswers(question);
  const { data: all } = useQuestions();
  // The list is read again when a change is refused, and tells then why.
  const active = question.active || all?.find(({ id }) => id === question.id)?.active === true;
  return (
    <QueryView
      query={{ ...query, data: stored, error: stored ? null : query.error }}
      loading="Loading the question"
      failed="The question could not be loaded"
      gone={<MissingQuestion onClose={onClose} />}
    >
      {(answers) => (
        <Draft question={{ ...question, active }} stored={answers} isDeleted={isDeleted} onClose={onClose} />
      )}
    </QueryView>
  );
}

function Draft({ question, stored, ...rest }: LoadedProps & { stored: StoredAnswers }) {
  const { id, answerTypeId: type } = question;
  const form = useQuestionForm({ edited: id, type, question, stored, ...rest });
  return <QuestionFields form={form} type={type} wasActivated={question.active} />;
}

/** What was typed into the form of a question that is not there any more waits in it. */
function GoneQuestion({ id, type, onClose }: EditQuestionProps) {
  if (type === null) return <MissingQuestion onClose={onClose} />;
  return <RestoredQuestion id={id} type={type} onClose={onClose} />;
}

function RestoredQuestion({ id, type, onClose }: EditQuestionProps & { type: TypeId }) {
  const form = useQuestionForm({ edited: id, type, isDeleted: true, onClose });
  return form.hadDraft ? <QuestionFields form={form} type={type} /> : <MissingQuestion onClose={onClose} />;
}
