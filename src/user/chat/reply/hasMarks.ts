const inline = /[*_`~[|]|https?:\/\//;
const atLineStart = /^[ \t]*(?:#{1,6}(?:\s|$)|>|[-+](?:\s|$)|-{3}|\d{1,9}[.)](?:\s|$))/m;

/** Whether a text may hold light markup. Says yes too often rather than too seldom, and is cheap. */
export const hasMarks = (text: string): boolean => inline.test(text) || atLineStart.test(text);
