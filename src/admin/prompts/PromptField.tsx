import { type ComponentProps, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { classes } from '../../ui/classes';
import { Field } from '../../ui/forms/Field';
import { useDebouncedValue } from '../shared/useDebouncedValue';
import { LineNumbers, linesIn } from './LineNumbers';
import { lineCount } from './lineCount';
import styles from './PromptField.module.css';
import { explanationOf } from './tagExplanations';
import { useTagCompletion } from './useTagCompletion';

interface PromptFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'ref'> {
  label: string;
  error?: string;
  /** What it holds now. */
  text: string;
  ref(area: HTMLTextAreaElement | null): void;
}

/** So long nobody types before a line that has become longer moves the numbers of those below it, in milliseconds. */
const pauseMs = 200;

/** The text whose lines are numbered: a new line counts as soon as there is time, a longer one in the next pause. */
function useLinesDrawn(text: string): string {
  const settled = useDebouncedValue(text, pauseMs);
  return useDeferredValue(lineCount(settled) === lineCount(text) ? settled : text);
}

/** The field of a prompt text: monospaced, its lines numbered, with the tags that fit behind two open braces. */
export function PromptField({ label, error, text, ref, onChange, onBlur, ...rest }: PromptFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const completion = useTagCompletion(area);
  const { start, fitting, chosen, listId, optionId } = completion;
  const drawnText = useLinesDrawn(text);

  useLayoutEffect(() => {
    if (!start || !area.current || !list.current) return;
    // Under the line that is written, as long as that is in view.
    const number = lineCount(area.current.value.slice(0, start.to));
    const line = lines.current && linesIn(lines.current)[number - 1];
    const end = line ? line.offsetTop + line.offsetHeight : Number.POSITIVE_INFINITY;
    list.current.style.top = `${Math.min(end - area.current.scrollTop, area.current.offsetHeight)}px`;
  }, [start]);
  useLayoutEffect(() => {
    if (chosen) document.getElementById(optionId(chosen))?.scrollIntoView?.({ block: 'nearest' });
  });

  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={styles.frame}>
          <textarea
            {...rest}
            {...control}
            ref={(node) => {
              area.current = node;
              ref(node);
            }}
            className={classes('form-control', styles.area)}
            aria-autocomplete="list"
            aria-controls={chosen && listId}
            aria-activedescendant={chosen && optionId(chosen)}
            onChange={(event) => {
              onChange?.(event);
              completion.open(event.target);
            }}
            onKeyDown={completion.onKeyDown}
            onClick={completion.close}
            onBlur={(event) => {
              onBlur?.(event);
              completion.close();
            }}
          />
          <LineNumbers text={drawnText} area={area} lines={lines} />
          {chosen && (
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label="Tags"
              className={styles.list}
              // Some browsers would let Tab stop at it since it scrolls; Tab takes over what is chosen.
              tabIndex={0}
              onMouseDown={(event) => event.preventDefault()}
            >
              {fitting.map((name) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
                <div
                  key={name}
                  id={optionId(name)}
                  role="option"
                  aria-selected={name === chosen}
                  className={styles.option}
                  onClick={() => completion.take(name)}
                >
                  <code>{name}</code> <span className={styles.explanation}>{explanationOf[name]}</span>
                </div>
              ))}
            </div>
          )}
          <span className="visually-hidden" role="status">
            {chosen &&
              `${fitting.length === 1 ? '1 tag fits' : `${fitting.length} tags fit`}. Arrow keys choose, Enter takes over.`}
          </span>
        </div>
      )}
    </Field>
  );
}
