import type { PromptActivation } from '../../api/admin/prompts';
import { DateTime } from '../../ui/DateTime';
import { Details } from '../../ui/disclosure/Details';
import styles from './ActivationFacts.module.css';

/** Who made a version the active one, and when: the last time, and the times before on request. */
export function ActivationFacts({ activations }: { activations: readonly PromptActivation[] }) {
  const [last, ...earlier] = activations;
  if (!last) return null;
  return (
    <div className={styles.facts}>
      <p className={styles.last}>
        Activated <Activation {...last} />
      </p>
      {earlier.length > 0 && (
        <Details summary={earlier.length === 1 ? 'Once before' : `${earlier.length} times before`}>
          <ul className={styles.earlier}>
            {earlier.map((activation) => (
              <li key={activation.activatedAt}>
                <Activation {...activation} />
              </li>
            ))}
          </ul>
        </Details>
      )}
    </div>
  );
}

function Activation({ activatedAt, activatedBy }: PromptActivation) {
  return (
    <>
      <DateTime iso={activatedAt} /> by {activatedBy}
    </>
  );
}
