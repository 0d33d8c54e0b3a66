import type { Prospect } from '../../api/admin/prospects';
import { useChosen } from './chosen';
import styles from './Prospects.module.css';
import { isWaiting } from './useShownProspects';

/** A prospect's name, with a box to choose those who can be invited. */
export function ProspectName({ prospect }: { prospect: Prospect }) {
  const { ids, choose } = useChosen();
  const { id, name } = prospect;
  return (
    <span className={styles.person}>
      {isWaiting(prospect) && (
        <input
          type="checkbox"
          className={styles.box}
          aria-label={`Choose ${name}`}
          checked={ids.has(id)}
          onChange={({ target }) => choose([id], target.checked)}
        />
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
