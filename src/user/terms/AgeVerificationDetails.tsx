import { useId } from 'react';
import { QueryFailure } from '../../app/QueryFailure';
import { Waiting } from '../../ui/Spinner';
import { When } from '../../ui/When';
import styles from './AgeVerificationDetails.module.css';
import { useAgeVerification } from './useTerms';

/** When, from where and with which words the age was confirmed (TERM-003); nothing where it never was (OPEN-44). */
export function AgeVerificationDetails() {
  const age = useAgeVerification();
  const titleId = useId();

  if (age.data === null) return null;
  return (
    <section className={styles.age} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Age verification
      </h2>
      {age.data ? (
        <dl className={styles.details}>
          <dt>Confirmed</dt>
          <dd>
            <When iso={age.data.created} />
          </dd>
          <dt>Address</dt>
          <dd>{age.data.ipAddress}</dd>
          <dt>Statement</dt>
          <dd>{age.data.content}</dd>
        </dl>
      ) : age.isPending ? (
        <Waiting label="Loading your age verification" />
      ) : (
        <QueryFailure query={age} title="Your age verification could not be loaded" />
      )}
    </section>
  );
}
