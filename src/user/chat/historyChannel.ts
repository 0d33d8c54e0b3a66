/** Tells the tabs of one person in this browser that the conversation has changed: that, and nothing of what was said. */

const nameOf = (userId: string) => `chat ${userId}`;

const thisTab = String(Math.random());

/** Tells the other tabs; they read the history again. */
export function announceChange(userId: string): void {
  const channel = new BroadcastChannel(nameOf(userId));
  channel.postMessage(thisTab);
  channel.close();
}

/**
 * Hears of changes that other tabs announce.
 *
 * @returns ends it
 */
export function onChangeElsewhere(userId: string, hear: () => void): () => void {
  const channel = new BroadcastChannel(nameOf(userId));
  channel.onmessage = ({ data }) => {
    if (data !== thisTab) hear();
  };
  return () => channel.close();
}
