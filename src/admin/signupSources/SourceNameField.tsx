import type { ChangeEvent, ComponentProps, CompositionEvent } from 'react';
import { TextField } from '../../ui/forms/TextField';

interface SourceNameFieldProps extends ComponentProps<typeof TextField> {
  onChange(event: Pick<ChangeEvent<HTMLInputElement>, 'type' | 'target'>): unknown;
}

/** The text of a new source, stripped of all but letters and digits as it is typed (SRC-007; D-173). */
export function SourceNameField({ onChange, ...field }: SourceNameFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // A letter that takes several keys is not whole yet.
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    if (!isComposing) strip(event.currentTarget);
    onChange(event);
  };
  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    strip(event.currentTarget);
    onChange({ type: 'change', target: event.currentTarget });
  };
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      onChange={change}
      onCompositionEnd={onCompositionEnd}
    />
  );
}

const stripped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Leaves the caret where it was in the text that stays. */
function strip(input: HTMLInputElement): void {
  const text = stripped(input.value);
  if (text === input.value) return;
  const caret = stripped(input.value.slice(0, input.selectionStart ?? 0)).length;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
