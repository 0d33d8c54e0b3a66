const onlyMarks = /^[ \t]*(?:[-*+_#>`~|]+|\d{1,3}[.)]?)[ \t]*$/;

/**
 * A text that grows, without a last line that holds nothing but marks: '**' may become bold text as well as a list, and
 * would be a bullet for a moment.
 */
export function withoutLooseEnd(text: string): string {
  const start = text.lastIndexOf('\n') + 1;
  return onlyMarks.test(text.slice(start)) ? text.slice(0, start) : text;
}
