import { lazy, Suspense } from 'react';
import { QueryView } from '../../shared/query/QueryView';
import { Button } from '../../ui/Button';
import { useDisclosure } from '../../ui/disclosure/useDisclosure';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadingState } from '../../ui/states/LoadingState';
import type { PromptIds } from './promptIds';
import styles from './UsagePanel.module.css';
import { usePromptParams } from './usePromptParams';
import { useUsage } from './useUsage';

const Usage = lazy(() => import('./Usage').then((module) => ({ default: module.Usage })));

interface UsagePanelProps {
  prompt: PromptIds;
  /** How many days back it reaches. */
  days: number;
}

/** How much a prompt's versions were used and what they cost, on request. */
export function UsagePanel({ prompt, days }: UsagePanelProps) {
  const [{ usage }, change] = usePromptParams();
  const isShown = usage === 'shown';
  const { button, contentId } = useDisclosure(isShown, () =>
    change({ usage: isShown ? null : 'shown' }, { replace: true }),
  );
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
          <LoadedUsage prompt={prompt} />
        </div>
      )}
    </section>
  );
}

const loading = 'Loading the use';

function LoadedUsage({ prompt }: { prompt: PromptIds }) {
  return (
    <QueryView
      query={useUsage(prompt)}
      loading={loading}
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
          <Suspense fallback={<LoadingState label={loading} />}>
            <Usage {...loaded} />
          </Suspense>
        )
      }
    </QueryView>
  );
}
