import { useEffect, useId, useState } from 'react';
import styles from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** One of a few short choices, side by side, that takes effect at once. */
export function SegmentedChoice<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  // What the choice changes may take a moment to draw; the choice itself shows at once.
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);

  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={choice.value === shown}
            onChange={() => {
              setShown(choice.value);
              onChange(choice.value);
            }}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
