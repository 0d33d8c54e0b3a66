import { classes } from '../../ui/classes';
import styles from './JobStatus.module.css';

const tones: Record<string, string | undefined> = {
  Running: styles.running,
  Succeeded: styles.succeeded,
  Failed: styles.failed,
};

/** What came of an execution, as a word with a colour; a word that nobody has foreseen goes without. */
export function JobStatus({ status }: { status: string }) {
  return <span className={classes('badge', styles.badge, tones[status])}>{status}</span>;
}
