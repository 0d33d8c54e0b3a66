import type { AuditChange } from '../../api/admin/audit';
import { Details } from '../../ui/disclosure/Details';
import { NoValue } from '../../ui/table/NoValue';
import styles from './Changes.module.css';
import { valueText } from './valueText';

/** Longer texts, and more changes than that, are folded. */
const shortUpTo = 60;
const fewUpTo = 3;

/** From what to what: old → new for short values, folded for long texts. */
export function Changes({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return <NoValue />;
  const list = (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.what}>
          {isShort(change) ? <ShortChange {...change} /> : <LongChange {...change} />}
        </li>
      ))}
    </ul>
  );
  return changes.length <= fewUpTo ? list : <Details summary={`${changes.length} values`}>{list}</Details>;
}

const isShort = ({ before, after }: AuditChange) =>
  [before, after].every((text) => !text || (text.length <= shortUpTo && !text.includes('\n')));

function ShortChange({ what, before, after }: AuditChange) {
  return (
    <>
      {what}: {before !== null && <del>{shown(before)}</del>}
      {before !== null && after !== null && (
        <>
          <span aria-hidden> → </span>
          <span className="visually-hidden"> became </span>
        </>
      )}
      {after !== null && <ins>{shown(after)}</ins>}
    </>
  );
}

const shown = (value: string) => (value === '' ? 'empty' : valueText(value));

function LongChange({ what, before, after }: AuditChange) {
  const texts = [
    ['Before', before],
    ['After', after],
  ] as const;
  return (
    <Details summary={what}>
      <dl className={styles.texts}>
        {texts.map(
          ([name, text]) =>
            text !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{shown(text)}</dd>
              </div>
            ),
        )}
      </dl>
    </Details>
  );
}
