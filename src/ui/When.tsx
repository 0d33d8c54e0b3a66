import { formatWhen } from './dates';

interface WhenProps {
  /** A moment as ISO 8601 text. */
  iso: string;
  className?: string;
}

/** A moment: the time alone if it is today, else date and time, in the reader's locale (OPEN-20). */
export function When({ iso, className }: WhenProps) {
  return (
    <time dateTime={iso} className={className}>
      {formatWhen(iso)}
    </time>
  );
}
