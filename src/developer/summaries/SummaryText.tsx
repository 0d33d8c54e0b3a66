import styles from './SummaryText.module.css';

/** A summary as the assistant wrote it, line breaks included. */
export function SummaryText({ text }: { text: string }) {
  return text.trim() ? <p className={styles.text}>{text}</p> : <p className={styles.none}>Nothing yet.</p>;
}
