import { EditFormFrame } from '../shared/EditFormFrame';
import { useEditor } from '../shared/useEditor';
import { DraftFields } from './DraftFields';
import { draftForm } from './draftForm';
import { newDraftTitleId } from './elementIds';
import { useCreateDraft } from './useTerms';

/** Writes a new version of the terms, a draft at first (TNC-005 to TNC-008). */
export function NewDraft({ onClose }: { onClose(): void }) {
  const editor = useEditor({
    ...draftForm({ name: 'terms:new', titleId: newDraftTitleId }),
    onClose,
    create: [useCreateDraft(), (body) => ({ body })],
  });
  return (
    <EditFormFrame editor={editor} title="New version">
      <DraftFields editor={editor} />
    </EditFormFrame>
  );
}
