import * as v from 'valibot';
import type { ScoreInfo } from '../../../api/admin/scores';
import { useSearchParamsState } from '../../../shared/address/useSearchParamsState';
import type { Range } from '../../shared/charts/dayAxis';
import {
  beginningOn,
  boundsOf,
  endingOn,
  inBounds,
  isDay,
  lastDays,
  type Shortcut,
  shortcuts,
} from './range';

const dayParam = v.fallback(v.nullable(v.pipe(v.string(), v.check(isDay))), null);

const Address = v.object({
  from: v.optional(dayParam, null),
  to: v.optional(dayParam, null),
  /** The shortcut that was pressed, in place of the two days. */
  range: v.optional(v.fallback(v.nullable(v.picklist(shortcuts.map(({ key }) => key))), null), null),
});

/** What the scores screen shows, kept in the address. */
export interface ScoreRange {
  /** Null while the server has not said which days there are, and none were chosen. */
  range: Range | null;
  bounds: Range;
  /** Those that the server allows. */
  allowed: readonly Shortcut[];
  /** The one that stands for the range; none after a day was chosen by hand (SCO-015). */
  shortcut: Shortcut | null;
  chooseFrom(day: string): void;
  chooseTo(day: string): void;
}

/**
 * The days whose scores show: those of the address; without them the last week if there is that shortcut, else all
 * (SCO-011, SCO-012).
 */
export function useScoreRange(info: ScoreInfo | null | undefined): ScoreRange {
  const [{ from, to, range: asked }, change] = useSearchParamsState(Address);
  const bounds = boundsOf(info);
  const allowed = shortcuts.filter(({ flag }) => info?.[flag]);
  const isByHand = from !== null || to !== null;
  const shortcut = isByHand
    ? null
    : (allowed.find(({ key }) => key === asked) ?? allowed.find(({ key }) => key === 'week') ?? null);

  const whole = () => (info ? bounds : null);
  const chosen = inBounds({ from: from ?? bounds.from, to: to ?? bounds.to }, bounds);
  const range = isByHand ? chosen : shortcut ? lastDays(shortcut.days, bounds) : whole();

  const choose = (days: Range) => change({ ...days, range: null });
  const { from: first, to: last } = range ?? bounds;
  return {
    range,
    bounds,
    allowed,
    shortcut,
    chooseFrom: (day) => choose(beginningOn(day, last)),
    chooseTo: (day) => choose(endingOn(day, first)),
  };
}
