import { useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from './context';
import type { HeldMove, Move } from './createRouter';

/**
 * Holds back moves to another place of the site.
 *
 * @param shouldHold asked at each move
 * @returns the move that is held back now, if any, to let it go on or not
 */
export function useBlocker(shouldHold: (move: Move) => boolean): HeldMove | null {
  const router = useRouter();
  const [held, setHeld] = useState<HeldMove | null>(null);
  const ask = useEffectEvent(shouldHold);

  useEffect(() => router.guard({ shouldHold: (move) => ask(move), onHeld: setHeld }), [router]);
  return held;
}
