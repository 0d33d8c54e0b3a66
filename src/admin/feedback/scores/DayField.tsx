import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../../ui/dates';
import { TextField } from '../../../ui/forms/TextField';
import type { Range } from '../../shared/charts/dayAxis';

interface DayFieldProps {
  label: string;
  /** The day in force; empty while there is none. */
  day: string;
  bounds: Range;
  onChoose(day: string): void;
  /** Told of each change, whether the field says another day than the one in force. */
  onChange(isOther: boolean): void;
}

/** The keys that change a part of a date. The browser's own calendar takes its keys itself. */
const typing = /^(\d|ArrowUp|ArrowDown|Backspace|Delete)$/;

/**
 * Picks a day within bounds. A day from the calendar counts at once; one that is typed passes through others (1 on the
 * way to 12) and counts with Enter or when the field is left.
 */
export function DayField({ label, day, bounds, onChoose, onChange }: DayFieldProps) {
  const { key } = useLocation();
  const inForce = `${key} ${day}`;
  const [text, setText] = useState(day);
  const [error, setError] = useState<string>();
  const [known, setKnown] = useState(inForce);
  const isTyping = useRef(false);

  if (known !== inForce) {
    setKnown(inForce);
    setText(day);
    setError(undefined);
  }

  const settle = (typed: string) => {
    isTyping.current = false;
    if (typed === day) return;
    if (typed >= bounds.from && typed <= bounds.to) return onChoose(typed);
    setError(`Please choose a day from ${formatDay(bounds.from)} to ${formatDay(bounds.to)}.`);
  };

  return (
    <TextField
      label={label}
      type="date"
      min={bounds.from}
      max={bounds.to}
      value={text}
      error={error}
      autoComplete="off"
      onChange={({ target }) => {
        setText(target.value);
        setError(undefined);
        onChange(target.value !== day);
        if (!isTyping.current) settle(target.value);
      }}
      onKeyDown={({ key: pressed, altKey, currentTarget }) => {
        if (pressed === 'Enter') settle(currentTarget.value);
        else if (typing.test(pressed) && !altKey) isTyping.current = true;
      }}
      onPointerDown={() => {
        isTyping.current = false;
      }}
      onBlur={({ target }) => settle(target.value)}
    />
  );
}
