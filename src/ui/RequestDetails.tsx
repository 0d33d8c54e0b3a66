import styles from './RequestDetails.module.css';

/** Names the failed request to whoever asks for help with it, as the server's log does (D-172). */
export const RequestDetails = ({ id }: { id: string | null | undefined }) =>
  id && (
    <details className={styles.details}>
      <summary>Details</summary>
      {id}
    </details>
  );
