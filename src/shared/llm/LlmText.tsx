import { classes } from '../../ui/classes';
import styles from './LlmText.module.css';
import { prettyJson } from './prettyJson';

interface LlmTextProps {
  name: string;
  text: string;
  /** Whether it is a program's text, whose columns mean something, and shows as it came; else JSON is laid out. */
  isCode?: boolean;
}

/** A text as it is, line breaks included, with a small name above it; JSON has a line for each of its parts. */
export function LlmText({ name, text, isCode = false }: LlmTextProps) {
  const shown = isCode ? text : prettyJson(text);
  return (
    <div className={styles.part}>
      <div className={styles.name}>{name}</div>
      <div className={classes(styles.text, (isCode || shown !== text) && styles.code)}>{shown}</div>
    </div>
  );
}
