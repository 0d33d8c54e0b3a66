import { useId } from 'react';
import { QueryView } from '../../shared/query/QueryView';
import { DateTime } from '../../ui/DateTime';
import { DescriptionList } from '../../ui/DescriptionList';
import styles from './AgeVerificationDetails.module.css';
import { isUnknown } from './fromWhere';
import { useAgeVerification } from './useTerms';

/** When, from where and with which words the age was confirmed (TERM-003); nothing where it never was (D-44). */
export function AgeVerificationDetails() {
  const age = useAgeVerification();
  const titleId = useId();

  if (age.data === null) return null;
  return (
    <section className={styles.age} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Age verification
      </h2>
      <QueryView
        query={age}
        loading="Loading your age verification"
        failed="Your age verification could not be loaded"
      >
        {({ created, ipAddress, content }) => (
          <DescriptionList
            className={styles.details}
            facts={[
              ['Confirmed', <DateTime key="confirmed" iso={created} />],
              ['Address', isUnknown(ipAddress) ? 'Unknown' : ipAddress],
              ['Statement', content],
            ]}
          />
        )}
      </QueryView>
    </section>
  );
}
