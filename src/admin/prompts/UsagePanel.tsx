import { QueryView } from '../../shared/query/QueryView';
import { Button } from '../../ui/Button';
import { useDisclosure } from '../../ui/disclosure/useDisclosure';
import { lazyPart } from '../../ui/lazyPart';
import { EmptyState } from '../../ui/states/EmptyState';
import type { PromptIds } from './promptIds';
import styles from './UsagePanel.module.css';
import { usePromptParams } from './usePromptParams';
import { useUsage } from './useUsage';

const Usage = lazyPart(async () => (await import('./Usage')).Usage);

interface UsagePanelProps {
  prompt: PromptIds;
  /** How many days back it reaches. */
  days: number;
}

/** How much a prompt's versions were used and what they cost, on request. */
export function UsagePanel({ prompt, days }: UsagePanelProps) {
  const [{ usage }, change] = usePromptParams();
  const isShown = usage === 'shown';
  const toggle = () => change({ usage: isShown ? null : 'shown' }, { replace: true });
  const { button, contentId } = useDisclosure(isShown, toggle);
  return (
    <section className={styles.panel} aria-label="Use and cost">
      <Button variant="outline" {...button}>
        Use and cost
      </Button>
      {isShown && (
        <div id={contentId}>
          <p className={styles.note}>
            The last {days} days, counted from the chats and summaries that are still there. Try-outs don't
            count.
          </p>
          <LoadedUsage prompt={prompt} onClose={toggle} />
        </div>
      )}
    </section>
  );
}

function LoadedUsage({ prompt, onClose }: { prompt: PromptIds; onClose(): void }) {
  return (
    <QueryView
      query={useUsage(prompt)}
      loading="Loading the use"
      failed="The use could not be loaded"
      missing="This prompt is no longer there"
    >
      {(loaded) =>
        loaded.usage.length === 0 ? (
          <EmptyState
            title="Not used yet"
            text="Once the assistant is asked by this prompt, you see it here."
          />
        ) : (
          <Usage {...loaded} onClose={onClose} />
        )
      }
    </QueryView>
  );
}
