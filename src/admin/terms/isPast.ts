/** Whether a moment has passed, as far as the device knows: the server has the last word. */
export const isPast = (iso: string): boolean => Date.parse(iso) <= Date.now();
