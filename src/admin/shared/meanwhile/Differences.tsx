import { lazyPart } from '../../../ui/lazyPart';
import type { ChangedField } from './base';
import styles from './MeanwhileNote.module.css';

const LongDifference = lazyPart(async () => (await import('./LongDifference')).LongDifference);

/** A longer one is compared word by word. */
const longestShort = 60;
const isShort = (text: string) => text.length <= longestShort && !text.includes('\n');

/** A text that ends a sentence of itself needs no second stop. */
const stopAfter = (text: string) => (/[.?!…]$/.test(text) ? '' : '.');

interface DifferencesProps {
  changes: readonly ChangedField[];
  /** Whether they are compared with what the person has typed; else with what was there before. */
  isMine: boolean;
}

/** What differs, field by field: the one and the other beside each other, or marked in the text where that is long. */
export const Differences = ({ changes, isMine }: DifferencesProps) => (
  <dl className={styles.differences}>
    {changes.map(({ name, label, before, mine, theirs }) => {
      const former = isMine ? mine : before;
      return (
        <div key={name}>
          <dt>{label}</dt>
          {isShort(former) && isShort(theirs) ? (
            <dd>
              {isMine ? 'Yours' : 'Before'}: <b>{former || 'nothing'}</b>
              {stopAfter(former)} {isMine ? 'Theirs' : 'Now'}: <b>{theirs || 'nothing'}</b>
              {stopAfter(theirs)}
            </dd>
          ) : (
            <dd>
              <LongDifference
                label={label}
                former={former}
                theirs={theirs}
                isMine={isMine}
                onClose={nothing}
              />
            </dd>
          )}
        </div>
      );
    })}
  </dl>
);

const nothing = () => undefined;
