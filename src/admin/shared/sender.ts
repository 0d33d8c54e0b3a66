import type { CallFailure } from '../../api/failure';

export interface Then {
  onSuccess?(): void;
  onError?(failure: CallFailure): void;
}

/** What an editor needs to know of a mutation that it sends; `useStaffMutation` gives it. */
export interface Sender<Input> {
  isPending: boolean;
  isSuccess: boolean;
  mutateAsync(input: Input, then?: Then): Promise<unknown>;
}
