import { DateTime } from '../../ui/DateTime';
import { formatDateTime, formatTime, isToday } from '../../ui/dates';

/**
 * When an entry was said. Its day stands above it, so only the time is seen; the whole moment is there to be read by
 * screen readers and to be pointed at (D-20).
 */
export function EntryTime({ iso }: { iso: string }) {
  if (isToday(iso)) return <DateTime iso={iso} />;
  return (
    <>
      <DateTime iso={iso} className="visually-hidden" />
      <span aria-hidden title={formatDateTime(iso)}>
        {formatTime(iso)}
      </span>
    </>
  );
}
