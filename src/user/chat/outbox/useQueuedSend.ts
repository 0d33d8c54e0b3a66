import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface QueuedSendOptions {
  isOpening: boolean;
  /** The conversation is open, or could not be opened. */
  onRelease(): void;
}

interface QueuedSend {
  isQueued: boolean;
  queue(): void;
}

/** Queues a message that is sent while the conversation still opens: a session starts before anything is said. */
export function useQueuedSend({ isOpening, onRelease }: QueuedSendOptions): QueuedSend {
  const [wantsToSend, setWantsToSend] = useState(false);
  const isQueued = wantsToSend && isOpening;
  const wasQueued = useRef(false);
  const release = useEffectEvent(onRelease);

  useEffect(() => {
    if (wasQueued.current && !isQueued) {
      setWantsToSend(false);
      release();
    }
    wasQueued.current = isQueued;
  }, [isQueued]);

  return { isQueued, queue: () => setWantsToSend(true) };
}
