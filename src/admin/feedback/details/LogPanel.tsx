import type { FormEvent } from 'react';
import type { FeedbackLog } from '../../../api/admin/feedback';
import { QueryView } from '../../../shared/query/QueryView';
import { Button } from '../../../ui/Button';
import { DateTime } from '../../../ui/DateTime';
import { TextArea } from '../../../ui/forms/TextArea';
import type { Reviewed } from '../reviewed';
import { useAddLog, useLogs } from '../useReview';
import styles from './Details.module.css';
import type { EntryForm } from './useEntryForm';

interface LogPanelProps {
  reviewed: Reviewed;
  entry: EntryForm;
}

/** What has been done about a feedback, newest first, and a line of one's own (FBA-039, FBA-065 to FBA-067). */
export function LogPanel({ reviewed, entry }: LogPanelProps) {
  const logs = useLogs(reviewed);
  const add = useAddLog(reviewed);

  const submit = entry.handleSubmit((body) =>
    add.mutate({ params: { ...reviewed }, body }, { onSuccess: entry.clear }),
  );

  return (
    <section className={styles.card} aria-label="Change log">
      <h2 className={styles.title}>Change log</h2>
      <form noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <TextArea label="New log entry" rows={2} readOnly={add.isPending} {...entry.field('logEntry')} />
        <Button type="submit" variant="outline" busy={add.isPending}>
          Add
        </Button>
      </form>
      <QueryView query={logs} loading="Loading the change log" failed="The change log could not be loaded">
        {(loaded) => <Lines logs={loaded.logs} />}
      </QueryView>
    </section>
  );
}

function Lines({ logs }: { logs: readonly FeedbackLog[] }) {
  if (logs.length === 0) return <p className={styles.quiet}>Nothing has been done yet.</p>;
  return (
    <ol className={styles.lines} aria-label="Log entries">
      {logs.map(({ timestamp, createdBy, createdByEmail, logEntry }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and are only ever added in front
        <li key={logs.length - index}>
          <p className={styles.by}>
            <span title={createdByEmail}>{createdBy}</span> <DateTime iso={timestamp} />
          </p>
          <p className={styles.line}>{logEntry}</p>
        </li>
      ))}
    </ol>
  );
}
