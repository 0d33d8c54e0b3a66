import { useMemo } from 'react';
import type { Terms } from '../../api/admin/terms';
import { formatDateTime } from '../../ui/dates';
import { textOfHtml } from '../../ui/textOfHtml';
import { Comparison, summaryOf } from '../shared/comparison/Comparison';
import { compareTexts } from '../shared/comparison/compare';
import { TextWell } from '../shared/comparison/TextWell';
import styles from './WhatChanges.module.css';

interface WhatChangesProps {
  terms: Terms;
  inForce: Terms;
}

/** What would change by a draft, against the version in force: before it is activated. */
export function WhatChanges({ terms, inForce }: WhatChangesProps) {
  const passages = useMemo(
    () => compareTexts(textOfHtml(inForce.content), textOfHtml(terms.content)),
    [inForce.content, terms.content],
  );
  return (
    <section aria-label="What changes">
      <p>
        It takes the place of the version in force since {formatDateTime(inForce.validFrom)}.{' '}
        {summaryOf(passages)}
      </p>
      <div className={styles.differences}>
        <TextWell label="Differences">
          <Comparison passages={passages} />
        </TextWell>
      </div>
    </section>
  );
}
