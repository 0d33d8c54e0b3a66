import { useId } from 'react';
import type { SignedTerms } from '../../api/terms';
import { DateTime } from '../../ui/DateTime';
import { formatDay } from '../../ui/dates';
import { fromWhere } from './fromWhere';
import styles from './SignedVersions.module.css';

interface SignedVersionsProps {
  versions: readonly SignedTerms[];
  selected: SignedTerms;
  onSelect(version: SignedTerms): void;
}

/** The signed versions to choose from: when and from where each was signed (TERM-001; D-44). */
export function SignedVersions({ versions, selected, onSelect }: SignedVersionsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Signed versions
      </h2>
      <ul className={styles.list}>
        {versions.map((version) => (
          <li key={version.id}>
            <button
              type="button"
              className={styles.version}
              aria-pressed={version.id === selected.id}
              onClick={() => onSelect(version)}
            >
              <span className={styles.line}>
                <span>
                  Signed <DateTime iso={version.signedAt} />
                </span>
                {version.active && <span className="badge">Active</span>}
              </span>
              <span className={styles.aside}>{fromWhere(version.ipAddress)}</span>
              {version.inForceSince && (
                <span className={styles.aside}>In force since {formatDay(version.inForceSince)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
