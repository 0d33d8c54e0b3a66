import styles from './Mark.module.css';

export interface MarkProps {
  /** Pixels; default 32. */
  size?: number;
}

/** The mark: a speech bubble holding an ear. The same drawing as public/favicon.svg. */
export function Mark({ size = 32 }: MarkProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 64 64" className={styles.mark}>
      <path
        className={styles.bubble}
        d="M33 4C17.5 4 5 15 5 29.5c0 8 3.6 14.6 9.5 19.2L12 60l14.2-6.2c2.2.4 4.5.7 6.8.7 15.5 0 27-11 27-25.2S48.5 4 33 4Z"
      />
      <g className={styles.ear}>
        <path d="M20.5 27.5a12.5 12.5 0 0 1 25 0c0 9-8.5 9.5-8.5 15a4.8 4.8 0 0 1-8.5 3" />
        <path d="M27.5 28.2a5.3 5.3 0 0 1 10.6 0c0 3.2-4.6 3.6-4.6 6.6" />
      </g>
    </svg>
  );
}
