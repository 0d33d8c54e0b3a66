import styles from './Table.module.css';

/** Stands in a cell that has nothing to show, so that nobody takes it for something that has not loaded. */
export function NoValue() {
  return (
    <span className={styles.none}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">None</span>
    </span>
  );
}
