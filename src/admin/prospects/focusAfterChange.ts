import type { Prospect } from '../../api/admin/prospects';
import { actionsId, refreshId, removeButtonId } from './elementIds';

interface Change {
  /** The prospect that was changed. */
  id: number;
  before: readonly Prospect[];
  now: readonly Prospect[];
}

/**
 * The id of what the focus moves to when the button that had it goes with a change; null when it stays where it is.
 */
export function focusAfterChange({ id, before, now }: Change): string | null {
  const focused = document.activeElement;
  const isElsewhere = focused !== null && focused !== document.body && !focused.closest(`#${actionsId(id)}`);
  const changed = now.find((prospect) => prospect.id === id);
  const areBothThere = changed?.firstMail === null;
  if (isElsewhere || areBothThere) return null;
  const next = changed ?? nearest(id, before, now);
  return next ? removeButtonId(next.id) : refreshId;
}

/** The prospect that followed the one that has gone, else the one before. */
function nearest(id: number, before: readonly Prospect[], now: readonly Prospect[]): Prospect | undefined {
  const index = before.findIndex((prospect) => prospect.id === id);
  const inOrder = [...before.slice(index + 1), ...before.slice(0, index).reverse()];
  return inOrder.find((former) => now.some((prospect) => prospect.id === former.id));
}
