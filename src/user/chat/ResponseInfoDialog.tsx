import { getChatStats } from '../../api/chat';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { QueryView } from '../../shared/query/QueryView';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { Dialog } from '../../ui/dialogs/Dialog';
import { EmptyState } from '../../ui/states/EmptyState';
import { chatKeys } from './keys';
import { PromptLogDetails } from './PromptLogDetails';

interface ResponseInfoDialogProps {
  /** The entry whose making is explained. */
  chatId: number;
  onClose(): void;
}

/** How a reply was produced (spec 2, Response info modal). */
export function ResponseInfoDialog({ chatId, onClose }: ResponseInfoDialogProps) {
  const input = { params: { id: chatId } };
  const stats = useCallQuery(chatKeys.stats(chatId), getChatStats, input, cachePolicy.alwaysFresh);

  return (
    <Dialog title="Response info" show onClose={onClose} size="lg">
      <QueryView
        query={stats}
        loading="Loading the response info"
        failed="The info could not be loaded"
        missing="This entry is no longer there"
      >
        {(loaded) => (
          <>
            <p>
              Module: <strong>{loaded.moduleName}</strong>
            </p>
            {loaded.promptLogs.length === 0 && (
              <EmptyState
                title="No prompts were sent"
                text="This entry was made without the language model."
              />
            )}
            {loaded.promptLogs.map((log) => (
              <PromptLogDetails key={log.id} log={log} />
            ))}
          </>
        )}
      </QueryView>
    </Dialog>
  );
}
