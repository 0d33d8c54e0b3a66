import styles from './ThemeEntry.module.css';
import { ThemeSwitch } from './ThemeSwitch';

/** The choice of the theme as the last entry of a menu. */
export function ThemeEntry() {
  return (
    <li className={styles.entry}>
      <ThemeSwitch />
    </li>
  );
}
