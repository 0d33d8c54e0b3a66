import styles from './NoValue.module.css';

/** A dash in place of a missing value, so that it doesn't look as if something had not loaded. */
export function NoValue() {
  return (
    <span className={styles.none}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">None</span>
    </span>
  );
}
