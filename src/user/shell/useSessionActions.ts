import { useQueryClient } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import { closeSession, deleteChatHistory } from '../../api/chat';
import { useAuth } from '../../auth/context';
import { paths } from '../../shared/address/paths';
import { useNavigateHere } from '../../shared/navigation/useNavigateHere';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useConfirm } from '../../ui/dialogs/useDialogs';
import { forgetConversation } from '../chat/historyCache';
import { announceChange } from '../chat/historyChannel';

/** Closing the session and clearing the chat history: both ask first and go home once done (spec 4 and 8). */
export function useSessionActions() {
  const confirm = useConfirm();
  const navigate = useNavigateHere();
  const queryClient = useQueryClient();
  const userId = useAuth().user?.sub ?? '';

  const isChat = useMatch(paths.chat()) !== null;

  const onSuccess = () => {
    forgetConversation(queryClient);
    announceChange(userId);
    // Who has gone to another page meanwhile stays there.
    if (isChat) navigate(paths.home());
  };
  const close = useCallMutation(closeSession, { toast: 'default', onSuccess });
  const clear = useCallMutation(deleteChatHistory, { toast: 'default', onSuccess });

  return {
    askToCloseSession: async () => {
      const isSure = await confirm({
        title: 'Close current session?',
        message: 'Are you sure you want to close the current session?',
        okLabel: 'Close session',
      });
      if (isSure) close.mutate();
    },
    askToClearHistory: async () => {
      const isSure = await confirm({
        title: 'Delete chat history?',
        message: 'Are you sure you want to delete this chat history? It cannot be undone.',
        okLabel: 'Delete Forever',
        destructive: true,
      });
      if (isSure) clear.mutate();
    },
  };
}
