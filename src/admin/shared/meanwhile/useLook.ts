import { useState } from 'react';
import { CallFailure } from '../../../api/failure';
import {
  type Base,
  type BasedOn,
  basedOn,
  type ChangedField,
  changedSince,
  describeChanges,
  type FieldLabel,
} from './base';
import { type Unchecked, uncheckedBy } from './unchecked';

/** What is there now, where it is not what the person has seen. */
interface Newer extends Base {
  changes: readonly ChangedField[];
}

/** Why nothing was done. */
export type Halt = Newer | Unchecked | 'raced';

interface LookOptions {
  /** What the person decides by; values that they have not been shown are left out. */
  seen: Base | null;
  /** Reads it again, so that it shows as well; null where it is gone. */
  read(): Promise<Base | null>;
  /** What its values are called; what others have become the page shows itself. */
  labels?: Readonly<Record<string, FieldLabel>>;
}

/**
 * Reads something once more before it is acted on: nothing is done by what the person has not seen. `LookNote` says why
 * nothing was. What is edited has `useMeanwhile`.
 */
export function useLook({ seen, read, labels = {} }: LookOptions) {
  const [halt, setHalt] = useState<Halt | null>(null);
  const [isLooking, setLooking] = useState(false);

  /** @returns what is there now; null where nothing may be done */
  const look = async (): Promise<Base | null> => {
    setHalt(null);
    setLooking(true);
    try {
      const now = await read();
      if (!now || !seen) return now;
      const names = changedSince(seen.values, now.values).filter((name) => name in seen.values);
      if (names.length === 0 && !now.isClosed) return now;
      const values = { base: seen.values, mine: seen.values, theirs: now.values };
      const told = names.filter((name) => name in labels);
      setHalt({ ...now, changes: describeChanges(told, labels, values) });
    } catch (failure) {
      // What is gone the page says itself.
      if (!(failure instanceof CallFailure && failure.isGone)) setHalt(uncheckedBy(failure));
    } finally {
      setLooking(false);
    }
    return null;
  };

  return {
    halt,
    isLooking,
    forget: () => setHalt(null),
    /**
     * Looks, and does it where nothing has changed.
     *
     * @param send does it, and names to the server what has been seen; its failures have been told
     * @returns whether it has been done
     */
    act: async (send: (based: BasedOn) => Promise<unknown>): Promise<boolean> => {
      const now = await look();
      if (!now) return false;
      try {
        await send(basedOn(now.revision));
        return true;
      } catch (failure) {
        // Between the look and the deed.
        if (failure instanceof CallFailure && failure.status === 409 && (await look())) setHalt('raced');
        return false;
      }
    },
  };
}
