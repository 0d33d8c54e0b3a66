import { type FormEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { getTermsVersion, type Terms } from '../../api/admin/terms';
import type { OpenForm } from '../../shared/forms/OpenForm';
import { useReadAgain } from '../../shared/query/useReadAgain';
import { Button } from '../../ui/Button';
import { InlineQuestion } from '../../ui/InlineQuestion';
import { EditFormNotes } from '../shared/EditFormNotes';
import { baseOf } from '../shared/meanwhile/base';
import { useEditor } from '../shared/useEditor';
import { DraftFields } from './DraftFields';
import { draftForm, draftLabels, toInput } from './draftForm';
import { editTitleId } from './elementIds';
import { termsKeys } from './keys';
import styles from './TermsForm.module.css';
import { useChangeDraft, useCreateDraft } from './useTerms';

interface DraftEditorProps {
  ref: Ref<OpenForm>;
  id: number;
  /** As the server has it; undefined when somebody else has deleted it meanwhile. */
  terms: Terms | undefined;
  /** Where the buttons stand. */
  footer: HTMLElement | null;
  onGone(): void;
  /** The draft has the changes, or is to stay as it was. */
  onEnd(): void;
  /** The changes have become a draft of their own. */
  onClose(): void;
}

/** Edits a draft within its modal; the save asks first (TNC-017, D-86). */
export function DraftEditor({ ref, id, terms, footer, onGone, onEnd, onClose }: DraftEditorProps) {
  const formId = useId();
  const change = useChangeDraft();
  const create = useCreateDraft();
  const [isAsking, setAsking] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);

  const isDraft = terms?.state === 'Draft';
  const readAgain = useReadAgain();
  const read = async () => {
    const now = await readAgain(termsKeys.item(id), getTermsVersion, { params: { id } });
    const base = baseOf(now, toInput);
    return base && { ...base, isClosed: now?.state !== 'Draft' };
  };
  const editor = useEditor({
    ...draftForm({ name: `terms:${id}`, terms, titleId: editTitleId }),
    isOutdated: !isDraft,
    meanwhile: { read, labels: draftLabels, changed: terms, list: termsKeys.list() },
    create: [create, (body) => ({ body })],
    change: [change, (body, _, based) => ({ params: { id }, body, ...based })],
    onClose: onEnd,
    onCreated: onClose,
    onGone,
  });
  const { allowLeave } = editor;
  useImperativeHandle(ref, () => ({ allowLeave }));

  useEffect(() => {
    // The question has gone, and the focus with it, unless a field that was refused has it.
    if (!isAsking && document.activeElement === document.body) saveButton.current?.focus();
  }, [isAsking]);

  const ask = editor.handleSubmit(() => setAsking(true));

  const buttons = isAsking ? (
    <InlineQuestion
      question={isDraft ? 'Save the changes to this draft?' : 'Save this as a new draft?'}
      confirmLabel="Save"
      onConfirm={() => editor.saveAndWait()}
      onEnd={() => setAsking(false)}
    />
  ) : (
    <>
      <Button variant="outline" onClick={editor.close}>
        Cancel
      </Button>
      <Button ref={saveButton} type="submit" form={formId}>
        Save
      </Button>
    </>
  );

  return (
    <>
      <form
        id={formId}
        noValidate
        aria-labelledby={editTitleId}
        onSubmit={(event: FormEvent) => void ask(event)}
      >
        <h3 id={editTitleId} className={styles.title} tabIndex={-1}>
          Edit the draft
        </h3>
        <EditFormNotes
          editor={editor}
          outdated={`This draft has been ${terms ? 'activated' : 'deleted'} meanwhile. What you save here becomes a new draft.`}
        />
        <DraftFields editor={editor} />
      </form>
      {footer && createPortal(buttons, footer)}
    </>
  );
}
