import { useEffect, useRef, useState } from 'react';

interface HeldSend {
  isOpening: boolean;
  /** The conversation is open, or could not be opened. */
  onRelease(): void;
}

/** Holds a message that is sent while the conversation still opens: a session starts before anything is said. */
export function useQueuedSend({ isOpening, onRelease }: HeldSend): { isHeld: boolean; hold(): void } {
  const [wantsToSend, setWantsToSend] = useState(false);
  const isHeld = wantsToSend && isOpening;
  const wasHeld = useRef(false);

  useEffect(() => {
    if (wasHeld.current && !isHeld) {
      setWantsToSend(false);
      onRelease();
    }
    wasHeld.current = isHeld;
  });

  return { isHeld, hold: () => setWantsToSend(true) };
}
