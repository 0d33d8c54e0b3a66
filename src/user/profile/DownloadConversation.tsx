import { useId, useState } from 'react';
import { type AnyEntry, isKnownEntry, listChats } from '../../api/chat';
import { config } from '../../shared/config/config';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { Button } from '../../ui/Button';
import { downloadFile } from '../../ui/downloadFile';
import type { FileFormat } from './conversationFile';
import styles from './DownloadConversation.module.css';

type Outcome = 'empty' | 'downloaded' | 'failed';

const words: Record<Outcome, string> = {
  empty: 'There is nothing to download yet.',
  downloaded: 'Your conversation is in your downloads.',
  failed: 'Your conversation could not be downloaded. Please try again.',
};

/**
 * Gives people what they have said, and what was answered, as a file. It is made here, out of what the server has.
 *
 * @param name what the person is called
 */
export function DownloadConversation({ name }: { name: string }) {
  const titleId = useId();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const history = useCallMutation(listChats);

  const download = async (format: FileFormat) => {
    setOutcome(null);
    const loaded = await history.mutateAsync({}).catch(() => null);
    // A toast has told why it did not come.
    if (loaded) setOutcome(await offer(format, loaded, name));
  };
  const button = (format: FileFormat, label: string) => (
    <Button variant="outline" busy={history.isPending} onClick={() => void download(format)}>
      {label}
    </Button>
  );

  return (
    <section className={styles.download} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Your conversation
      </h2>
      <p className={styles.text}>What you have said here is yours. Take a copy of all of it.</p>
      <div className={styles.buttons}>
        {button('txt', 'Download as text')}
        {button('json', 'Download as JSON')}
      </div>
      <p role="status" className={styles.text}>
        {history.isPending ? 'Getting your conversation…' : outcome && words[outcome]}
      </p>
    </section>
  );
}

async function offer(format: FileFormat, loaded: readonly AnyEntry[], name: string): Promise<Outcome> {
  const entries = loaded.filter(isKnownEntry);
  if (entries.length === 0) return 'empty';
  try {
    const { conversationFile } = await import('./conversationFile');
    const person = name.trim() || 'You';
    downloadFile(conversationFile(format, { entries, person, coach: config.productName, at: new Date() }));
    return 'downloaded';
  } catch (error) {
    console.error('The conversation could not be made a file:', error);
    return 'failed';
  }
}
