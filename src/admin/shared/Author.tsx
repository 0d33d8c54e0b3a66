import { DateTime } from '../../ui/DateTime';
import styles from './Author.module.css';
import type { LastChange } from './meanwhile/base';

interface AuthorProps {
  of: LastChange & { createdBy: string };
}

/** Who has made something and, where the server says so, who has changed it last and when. */
export const Author = ({ of: { createdBy, changedBy, changedAt } }: AuthorProps) => (
  <>
    {createdBy}
    {changedBy !== undefined && (
      <small className={styles.change}>
        Changed by {changedBy}
        {changedAt !== undefined && (
          <>
            , <DateTime iso={changedAt} />
          </>
        )}
      </small>
    )}
  </>
);
