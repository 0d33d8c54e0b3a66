import type { FeedbackState } from '../../api/admin/feedback';
import { classes } from '../../ui/classes';
import styles from './StateBadge.module.css';

interface StateBadgeProps {
  /** Of a version (a setting's value, a text of the terms), or of a feedback. */
  state: 'Draft' | 'Pending' | 'Active' | 'Expired' | FeedbackState;
}

/** A state in the server's own word, with a colour. */
export function StateBadge({ state }: StateBadgeProps) {
  return <span className={classes('badge', styles.badge, styles[state])}>{state}</span>;
}
