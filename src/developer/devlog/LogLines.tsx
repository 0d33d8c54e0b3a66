import { useMemo } from 'react';
import type { DevLog } from '../../api/developer/devLogs';
import { EmptyState } from '../../ui/states/EmptyState';
import { useVirtualLog } from '../../ui/virtualLog/useVirtualLog';
import { VirtualLog } from '../../ui/virtualLog/VirtualLog';
import { Categories } from './Categories';
import { LogLine } from './LogLine';
import styles from './LogLines.module.css';
import { useBringIntoView } from './useBringIntoView';
import { useLogParams } from './useLogParams';

const typicalHeight = 46;

interface LogLinesProps {
  /** Oldest first. */
  lines: readonly DevLog[];
  /** What the last Refresh brought, or false before there was one. */
  news: string | false;
}

/** The lines of the log under the boxes that choose between their categories (DEV-004). */
export function LogLines({ lines, news }: LogLinesProps) {
  const { hidden, open, toggleCategory, toggleLine } = useLogParams();
  const shown = useMemo(() => lines.filter(({ category }) => !hidden.includes(category)), [lines, hidden]);

  return (
    <>
      {lines.length > 0 && (
        <Categories lines={lines} hidden={hidden} shownCount={shown.length} onToggle={toggleCategory} />
      )}
      <p role="status" className={styles.news}>
        {news}
      </p>
      {lines.length === 0 ? (
        <EmptyState
          title="No lines yet"
          text="Say something in the chat, then refresh: what the server notes of it shows here."
        />
      ) : shown.length === 0 ? (
        <EmptyState title="Every category is hidden" text="Tick one of them above to see its lines." />
      ) : (
        <Lines lines={shown} open={open} onToggle={toggleLine} />
      )}
    </>
  );
}

interface LinesProps {
  lines: readonly DevLog[];
  /** The ids of the lines that show their full text. */
  open: readonly number[];
  onToggle(id: number): void;
}

function Lines({ lines, open, onToggle }: LinesProps) {
  const log = useVirtualLog({
    count: lines.length,
    typicalHeight,
    keyOf: (index) => lines[index]?.id ?? -index,
    isHeldAtEnd: false,
  });
  useBringIntoView(log, lines, open);

  return (
    <div className={styles.well}>
      <VirtualLog label="Lines of the log" log={log} rowClassName={styles.row}>
        {(index) => {
          const line = lines[index];
          return (
            line && (
              <LogLine
                line={line}
                position={index + 1}
                count={lines.length}
                isOpen={open.includes(line.id)}
                onToggle={onToggle}
              />
            )
          );
        }}
      </VirtualLog>
    </div>
  );
}
