/** How many entries of a long list are drawn on either side of what shows: enough for a step of the wheel or the focus. */
export const overscan = 4;

/**
 * For the virtualizer of a list at whose end nobody is held: what a jump shows is drawn right behind the paint of the jump
 * itself.
 */
export const drawnBehindPaint = { overscan, useFlushSync: false };
