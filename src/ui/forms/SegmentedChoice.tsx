import { useId } from 'react';
import styles from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  /** Has to change the value at once; what takes longer to draw comes after. */
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

  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
