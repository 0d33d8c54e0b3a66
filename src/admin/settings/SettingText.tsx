import styles from './SettingText.module.css';

/** A setting's value as it is; n/a without one, and a word for an empty text, which would look like a fault. */
export function SettingText({ value }: { value: string | null }) {
  if (value === null) return <span className={styles.none}>n/a</span>;
  if (value.trim() === '') return <em className={styles.none}>empty</em>;
  return <span className={styles.value}>{value}</span>;
}
