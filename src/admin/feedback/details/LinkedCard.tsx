import { RefreshCw, Unlink } from 'lucide-react';
import type { TaskBoardLink } from '../../../api/admin/feedback';
import { DescriptionList } from '../../../ui/DescriptionList';
import { IconButton } from '../../../ui/IconButton';
import { SafeLink } from '../../../ui/SafeLink';
import styles from './Details.module.css';

interface LinkedCardProps {
  card: TaskBoardLink;
  isRefreshing: boolean;
  isUnlinking: boolean;
  onRefresh(): void;
  onUnlink(): void;
}

/** The card that a feedback is linked to (TRE-012 to TRE-016). */
export function LinkedCard({ card, isRefreshing, isUnlinking, onRefresh, onUnlink }: LinkedCardProps) {
  const { url, name, closed, idShort, listName } = card;
  return (
    <div className={styles.board}>
      <div>
        <p>
          <SafeLink href={url}>
            {name}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </SafeLink>{' '}
          {closed && <span className="badge">Archived</span>}
        </p>
        <DescriptionList
          facts={[
            ['Card id', idShort],
            ['List', listName],
          ]}
        />
      </div>
      <div className={styles.icons}>
        <IconButton
          label="Refresh trello status"
          icon={<RefreshCw size={18} />}
          aria-busy={isRefreshing || undefined}
          onClick={onRefresh}
        />
        <IconButton
          label="Delete Trello Link"
          icon={<Unlink size={18} />}
          aria-busy={isUnlinking || undefined}
          onClick={() => isUnlinking || onUnlink()}
        />
      </div>
    </div>
  );
}
