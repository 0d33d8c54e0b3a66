import { useMemo } from 'react';
import { Comparison } from '../comparison/Comparison';
import { compareTexts } from '../comparison/compare';
import { TextWell } from '../comparison/TextWell';
import styles from './MeanwhileNote.module.css';

interface LongDifferenceProps {
  label: string;
  former: string;
  theirs: string;
  isMine: boolean;
}

/** A long text with what somebody else has made of it marked. */
export function LongDifference({ label, former, theirs, isMine }: LongDifferenceProps) {
  const passages = useMemo(() => compareTexts(former, theirs), [former, theirs]);
  return (
    <>
      <p className={styles.legend}>
        {isMine ? 'Struck out is yours, underlined is theirs.' : 'Struck out is gone, underlined is new.'}
      </p>
      <div className={styles.well}>
        <TextWell label={`What differs: ${label}`}>
          <Comparison passages={passages} />
        </TextWell>
      </div>
    </>
  );
}
