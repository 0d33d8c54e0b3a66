import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { linesNear } from './linesNear';
import styles from './PromptField.module.css';
import { useTextChunks } from './useTextChunks';

interface LineNumbersProps {
  text: string;
  /** Where the text is written. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** The text's lines as they are laid out, one element each. */
  lines: RefObject<HTMLDivElement | null>;
}

interface LineNumber {
  number: number;
  top: number;
}

/** The numbers of a text's lines beside it; of a long text those near what shows. */
export const LineNumbers = memo(function LineNumbers({ text, area, lines }: LineNumbersProps) {
  const gutter = useRef<HTMLDivElement>(null);
  const numbers = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly LineNumber[]>([]);

  const follow = useCallback(() => {
    if (!area.current || !lines.current || !numbers.current) return;
    const { scrollTop, clientHeight } = area.current;
    numbers.current.style.translate = `0 ${-scrollTop}px`;
    // One screen more on either side: they are there when the text is scrolled to them.
    const near = linesNear(linesIn(lines.current), scrollTop - clientHeight, scrollTop + 2 * clientHeight);
    setShown((former) => (areSame(former, near) ? former : near));
  }, [area, lines]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other lines
  useLayoutEffect(follow, [follow, text]);
  useEffect(() => {
    const scroller = area.current;
    if (!scroller || !gutter.current) return;
    const observer = new ResizeObserver(follow);
    observer.observe(gutter.current);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', follow);
    };
  }, [area, follow]);

  return (
    <div ref={gutter} className={styles.gutter} aria-hidden>
      <Lines text={text} ref={lines} />
      <div ref={numbers} className={styles.numbers}>
        {shown.map(({ number, top }) => (
          <div key={number} className={styles.number} style={{ top }}>
            {number}
          </div>
        ))}
      </div>
    </div>
  );
});

const areSame = (some: readonly LineNumber[], others: readonly LineNumber[]) =>
  some.length === others.length &&
  some.every(({ number, top }, at) => number === others[at]?.number && top === others[at]?.top);

/** The elements of a text's lines, in their order. */
export const linesIn = (lines: HTMLElement) => lines.querySelectorAll<HTMLElement>('[data-text]');

/**
 * The lines of a text, each as high as it is with its wraps. The text itself stands in an attribute, so that it is laid
 * out but neither found nor copied a second time; it is not painted.
 */
function Lines({ text, ref }: { text: string; ref: RefObject<HTMLDivElement | null> }) {
  const chunks = useTextChunks(text);
  const endsWithEmptyLine = text === '' || text.endsWith('\n');
  return (
    <div ref={ref} className={styles.lines}>
      {chunks.map((chunk) => (
        <LinesOf key={chunk.id} text={chunk.text} />
      ))}
      {endsWithEmptyLine && <Line text="" />}
    </div>
  );
}

/** The lines of a stretch of whole lines. */
const LinesOf = memo(function LinesOf({ text }: { text: string }) {
  return (
    <div>
      {text
        .replace(/\n$/, '')
        .split('\n')
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have an order and nothing else
          <Line key={index} text={line} />
        ))}
    </div>
  );
});

const Line = memo(function Line({ text }: { text: string }) {
  return <div className={styles.line} data-text={text || ' '} />;
});
