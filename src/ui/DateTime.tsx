import { formatDateTime } from './dates';

interface DateTimeProps {
  /** A moment as ISO 8601 text. */
  iso: string;
  className?: string;
}

/** A moment: the time alone if it is today, else date and time, in the reader's locale (D-20). */
export function DateTime({ iso, className }: DateTimeProps) {
  return (
    <time dateTime={iso} className={className}>
      {formatDateTime(iso)}
    </time>
  );
}
