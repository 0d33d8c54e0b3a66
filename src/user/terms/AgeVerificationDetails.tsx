import { useId } from 'react';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { DateTime } from '../../ui/DateTime';
import { DescriptionList } from '../../ui/DescriptionList';
import { LoadingState } from '../../ui/states/LoadingState';
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
        <DescriptionList
          className={styles.details}
          facts={[
            ['Confirmed', <DateTime key="confirmed" iso={age.data.created} />],
            ['Address', age.data.ipAddress],
            ['Statement', age.data.content],
          ]}
        />
      ) : age.isPending ? (
        <LoadingState label="Loading your age verification" />
      ) : (
        <QueryFailure query={age} title="Your age verification could not be loaded" />
      )}
    </section>
  );
}
