import type { CallFailure } from '../../api/failure';

export interface MutationCallbacks {
  onSuccess?(): void;
  onError?(failure: CallFailure): void;
}

/** What forms and questions need to know of a change that they send; `useStaffMutation` gives it. */
export interface StaffMutation<Input> {
  isPending: boolean;
  isSuccess: boolean;
  mutateAsync(input: Input, callbacks?: MutationCallbacks): Promise<unknown>;
}
