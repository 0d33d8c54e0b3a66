import { useSyncExternalStore } from 'react';
import type { Help } from '../../api/help/help';
import type { GrowingReply } from './outbox/growingReply';

const neverChanges = () => () => undefined;

/**
 * What is of interest of a reply's text while it grows; empty where none does.
 *
 * @param pick the component is drawn again only when what this makes of the text changes
 */
export const useGrowingText = <Picked>(reply: GrowingReply | null, pick: (text: string) => Picked): Picked =>
  useSyncExternalStore(reply?.subscribe ?? neverChanges, () => pick(reply?.text() ?? ''));

/** The help that stands beside a reply while it grows, if there is any. */
export const useGrowingHelp = (reply: GrowingReply | null): Help | null =>
  useSyncExternalStore(reply?.subscribe ?? neverChanges, () => reply?.help() ?? null);
