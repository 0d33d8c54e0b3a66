import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './SliderField.module.css';
import { type FieldProps, useField } from './useField';

interface SliderFieldProps extends FieldProps {
  value: number;
  min: number;
  max: number;
  /** Called at each step while the thumb moves. */
  onChange(value: number): void;
  /** Called when the thumb is released, even where it was; with the keyboard after each step. */
  onCommit?(value: number): void;
}

/** A whole number between two others, chosen by moving a thumb; the number and both ends stand beside it. */
export function SliderField({ label, help, error, value, min, max, onChange, onCommit }: SliderFieldProps) {
  const { control, notes } = useField({ help, error });
  const input = useRef<HTMLInputElement>(null);
  const letGo = useEffectEvent((slider: HTMLInputElement) => onCommit?.(slider.valueAsNumber));

  // React's onChange is the browser's `input` event; the browser's `change` event, on release, has no prop in React.
  useEffect(() => {
    const slider = input.current;
    if (!slider) return;
    const commit = () => letGo(slider);
    slider.addEventListener('change', commit);
    return () => slider.removeEventListener('change', commit);
  }, []);

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={control.id} className={styles.label}>
          {label}
        </label>
        <output htmlFor={control.id} className={styles.value} aria-live="off">
          {value}
        </output>
      </div>
      <input
        {...control}
        ref={input}
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerUp={(event) => onCommit?.(event.currentTarget.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden>
        <span>{min}</span>
        <span>{max}</span>
      </div>
      {notes}
    </div>
  );
}
