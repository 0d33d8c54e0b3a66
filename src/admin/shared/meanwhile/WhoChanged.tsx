import { DateTime } from '../../../ui/DateTime';
import type { LastChange } from './base';

interface WhoChangedProps extends LastChange {
  /** What they have done, as it stands in a sentence. */
  deed?: string;
}

/** Who has changed something and when, as a sentence, as far as the server says. */
export const WhoChanged = ({ changedBy, changedAt, deed = 'has changed this' }: WhoChangedProps) => (
  <>
    <strong>
      {changedBy ?? 'A colleague'} {deed} meanwhile
    </strong>
    {changedAt !== undefined && (
      <>
        {' ('}
        <DateTime iso={changedAt} />)
      </>
    )}
    .
  </>
);
