import styles from './Logo.module.css';
import { Mark, type MarkProps } from './Mark';

/** The mark with the product's name beside it. */
export function Logo({ name, size = 28 }: MarkProps & { name: string }) {
  return (
    <span className={styles.logo}>
      <Mark size={size} />
      <span>{name}</span>
    </span>
  );
}
