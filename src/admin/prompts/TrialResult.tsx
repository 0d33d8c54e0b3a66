import { useId } from 'react';
import type { Trial } from '../../api/admin/prompts';
import { Details } from '../../ui/disclosure/Details';
import { TextWell } from '../shared/comparison/TextWell';
import { dollars } from './dollars';
import styles from './TryOutPanel.module.css';

/** What came of one text: the reply, what it took, and the text as it was sent. */
export function TrialResult({ title, trial }: { title: string; trial: Trial }) {
  const titleId = useId();
  const { filled, reply, failure } = trial;
  return (
    <section className={styles.result} aria-labelledby={titleId}>
      <h4 id={titleId} className={styles.title}>
        {title}
      </h4>
      {reply !== null && (
        <>
          <TextWell label={`Reply, ${title}`}>{reply}</TextWell>
          <p className={styles.note}>{priceOf(trial)}</p>
        </>
      )}
      {failure && <p className={styles.failure}>{failure}</p>}
      {reply === null && !failure && (
        <p className={styles.note}>No reply: only a language model is asked this.</p>
      )}
      <Details summary="The text as it is sent">
        <TextWell label={`Text as it is sent, ${title}`}>{filled}</TextWell>
      </Details>
    </section>
  );
}

/** E.g. '120 + 40 tokens · $0.0007 · 1.2 s'. */
function priceOf({ promptTokens, completionTokens, cost, milliseconds }: Trial): string {
  const price = cost > 0 ? dollars(cost) : 'no cost';
  return `${promptTokens} + ${completionTokens} tokens · ${price} · ${(milliseconds / 1_000).toFixed(1)} s`;
}
