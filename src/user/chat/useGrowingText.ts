import { useSyncExternalStore } from 'react';
import type { GrowingReply } from './outbox/growingReply';

const neverChanges = () => () => undefined;

/**
 * What is of interest of a reply's text while it grows; empty where none does.
 *
 * @param pick the component is drawn again only when what this makes of the text changes
 */
export const useGrowingText = <Picked>(reply: GrowingReply | null, pick: (text: string) => Picked): Picked =>
  useSyncExternalStore(reply?.subscribe ?? neverChanges, () => pick(reply?.text() ?? ''));
