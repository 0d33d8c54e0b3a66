import { getChatStats } from '../../api/chat';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { useCallQuery } from '../../shared/query/queries';
import { Dialog } from '../../ui/dialogs/Dialog';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadingState } from '../../ui/states/LoadingState';
import { chatKeys } from './keys';
import { PromptLogDetails } from './PromptLogDetails';

interface ResponseInfoDialogProps {
  /** The entry whose making is explained. */
  chatId: number;
  onClose(): void;
}

/** How a reply was produced (spec 2, Response info modal). */
export function ResponseInfoDialog({ chatId, onClose }: ResponseInfoDialogProps) {
  const stats = useCallQuery(chatKeys.stats(chatId), getChatStats, { params: { id: chatId } });

  return (
    <Dialog title="Response info" show onClose={onClose} size="lg">
      {stats.isPending && <LoadingState label="Loading the response info" />}
      {stats.isError && (
        <QueryFailure
          query={stats}
          title="The info could not be loaded"
          missingTitle="This entry is no longer there"
        />
      )}
      {stats.data && (
        <>
          <p>
            Module: <strong>{stats.data.moduleName}</strong>
          </p>
          {stats.data.promptLogs.length === 0 && (
            <EmptyState title="No prompts were sent" text="This entry was made without the language model." />
          )}
          {stats.data.promptLogs.map((log) => (
            <PromptLogDetails key={log.id} log={log} />
          ))}
        </>
      )}
    </Dialog>
  );
}
