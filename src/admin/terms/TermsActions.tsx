import type { Terms } from '../../api/admin/terms';
import type { CallFailure } from '../../api/failure';
import { Button } from '../../ui/Button';
import { formatDateTime } from '../../ui/dates';
import { InlineConfirm } from '../../ui/InlineConfirm';
import { OneQuestion } from '../../ui/OneQuestion';
import { editId } from './elementIds';
import { isPast } from './isPast';
import { useCloneTerms, useDeactivateTerms, useDeleteDraft } from './useTerms';

/** Why a draft whose moment has passed is not activated (TNC-024). */
export const tooLate = "You can't activate the draft. Set activation date in the future.";

interface TermsActionsProps {
  terms: Terms;
  /** Activates the draft; `onError` is told of a refusal. */
  onActivate(input: { params: { id: number } }, onError: (failure: CallFailure) => void): Promise<unknown>;
  /** Told when the question before an activation comes and goes. */
  onAskToActivate(isAsking: boolean): void;
  onEdit(): void;
  onGone(): void;
  onClose(): void;
}

/** What can be done with a version in its state; all but Edit ask in their place (TNC-012 to TNC-016, D-86). */
export function TermsActions({
  terms,
  onActivate,
  onAskToActivate,
  onEdit,
  onGone,
  onClose,
}: TermsActionsProps) {
  const { id, state, validFrom } = terms;
  const clone = useCloneTerms();
  const remove = useDeleteDraft();
  const deactivate = useDeactivateTerms();

  const input = { params: { id } };
  const onError = ({ isGone }: CallFailure) => {
    if (isGone) onGone();
  };

  return (
    <OneQuestion>
      {state === 'Draft' && (
        <InlineConfirm
          label="Delete"
          variant="danger"
          question="Delete this draft? It cannot be undone."
          confirmLabel="Delete"
          onConfirm={() => remove.mutateAsync(input, { onSuccess: onClose, onError })}
        />
      )}
      <InlineConfirm
        label="Clone to draft"
        question="Make a new draft with this text and date?"
        confirmLabel="Clone"
        onConfirm={() => clone.mutateAsync(input, { onSuccess: onClose, onError })}
      />
      {state === 'Draft' && (
        <Button id={editId} variant="outline" onClick={onEdit}>
          Edit
        </Button>
      )}
      {/* One place for both, so that the focus is still there when one has become the other. */}
      {(state === 'Draft' || state === 'Pending') && (
        <InlineConfirm
          variant={state === 'Draft' ? 'primary' : 'outline'}
          {...(state === 'Draft'
            ? {
                label: 'Activate',
                onAsking: onAskToActivate,
                disabledReason: isPast(validFrom) ? tooLate : undefined,
                question: `Activate this draft? From ${formatDateTime(validFrom)} on, people are asked to accept it.`,
                confirmLabel: 'Activate',
                onConfirm: () => onActivate(input, onError),
              }
            : {
                label: 'De-activate',
                question: 'De-activate this version? It becomes a draft again.',
                confirmLabel: 'De-activate',
                onConfirm: () => deactivate.mutateAsync(input, { onError }),
              })}
        />
      )}
    </OneQuestion>
  );
}
