import type { CallFailure } from '../../api/failure';
import { type ConfirmOptions, useConfirm } from '../../ui/dialogs/useDialogs';
import type { StaffMutation } from './staffMutation';

export interface Deletion<Input> {
  mutation: StaffMutation<Input>;
  input: Input;
  question: Omit<ConfirmOptions, 'destructive'>;
  /** Whether only what the person has deleted counts as done, not what somebody else was quicker with; default false. */
  isOwnOnly?: boolean;
}

/**
 * Gives a function that deletes something after a question.
 *
 * @example
 * const askAndDelete = useAskAndDelete();
 * void askAndDelete({ mutation: remove, input: { params: { id } }, question }, onClose);
 */
export function useAskAndDelete() {
  const confirm = useConfirm();
  /** @param onDone called once it is not there any more */
  return async <Input>({ mutation, input, question, isOwnOnly }: Deletion<Input>, onDone?: () => void) => {
    if (!(await confirm({ ...question, destructive: true }))) return;
    const onError = ({ isGone }: CallFailure) => {
      if (isGone && !isOwnOnly) onDone?.();
    };
    // A failure has been told.
    await mutation.mutateAsync(input, { onSuccess: onDone, onError }).catch(() => undefined);
  };
}
