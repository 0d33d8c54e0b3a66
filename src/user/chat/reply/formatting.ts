/** What a reply with marks needs, in one chunk. */
export { FormattedText } from './FormattedText';
export { spokenText } from './spokenText';
