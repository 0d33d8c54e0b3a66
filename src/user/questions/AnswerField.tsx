import type { ProfileQuestion } from '../../api/questions';
import { ChoiceField } from '../../ui/forms/ChoiceField';
import { SliderField } from '../../ui/forms/SliderField';
import { type Answer, isMultiple, missingAnswer } from './answers';
import type { Options } from './useOptions';

interface AnswerFieldProps {
  question: ProfileQuestion;
  options: Options;
  answer: Answer;
  /** Whether to say that an answer must be given. */
  isMissing?: boolean;
  onChange(answer: Answer): void;
  /** The choice stands: at once for options, when the thumb is let go for a scale. */
  onCommit?(answer: Answer): void;
}

/** A question with what answers it: a slider, boxes to tick or one choice of several (QST-005 to QST-007). */
export function AnswerField({ question, options, answer, isMissing, onChange, onCommit }: AnswerFieldProps) {
  const common = {
    label: question.question,
    help: question.description || undefined,
    error: isMissing ? missingAnswer : undefined,
  };

  if ('minValue' in options) {
    return (
      <SliderField
        {...common}
        min={options.minValue}
        max={options.maxValue}
        value={answer[0] ?? options.minValue}
        onChange={(value) => onChange([value])}
        onCommit={(value) => onCommit?.([value])}
      />
    );
  }

  const multiple = isMultiple(question);
  const choose = (id: number, isChosen: boolean) => {
    const others = multiple ? answer.filter((each) => each !== id) : [];
    const chosen = isChosen ? [...others, id] : others;
    const next = options.map((option) => option.id).filter((each) => chosen.includes(each));
    onChange(next);
    onCommit?.(next);
  };
  return (
    <ChoiceField
      {...common}
      multiple={multiple}
      name={`question-${question.id}`}
      choices={options.map((option) => ({ value: option.id, label: option.answer }))}
      selected={answer}
      required={!multiple && question.Mandatory}
      onChange={(event) => choose(Number(event.target.value), event.target.checked)}
    />
  );
}
