import { classes } from '../../ui/classes';
import styles from './LlmText.module.css';

interface LlmTextProps {
  name: string;
  text: string;
  /** Whether it is a program's text, whose columns mean something. */
  isCode?: boolean;
}

/** A text as it is, line breaks included, with a small name above it. */
export function LlmText({ name, text, isCode = false }: LlmTextProps) {
  return (
    <div className={styles.part}>
      <div className={styles.name}>{name}</div>
      <div className={classes(styles.text, isCode && styles.code)}>{text}</div>
    </div>
  );
}
