import { defaultFailureTitle } from '../../api/client';
import type { CallFailure } from '../../api/failure';
import { useToasts } from '../../ui/toasts/useToasts';
import { refusalMessage } from './refusalMessage';

/** Shows a toast that says why the server refused something. */
export function useRefusalToast(): (failure: CallFailure) => void {
  const toasts = useToasts();
  return (failure) =>
    toasts.show({
      title: defaultFailureTitle,
      message: refusalMessage(failure),
      requestId: failure.requestId,
      tone: 'error',
      autoClose: true,
    });
}
