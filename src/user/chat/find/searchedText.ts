import type { ChatEntry } from '../../../api/chat';
import { fold } from '../../../ui/fold';
import { textOfHtml } from '../../../ui/textOfHtml';

const folded = new WeakMap<ChatEntry, string>();

/** The words of an entry, folded; made once. */
export function searchedText(entry: ChatEntry): string {
  let text = folded.get(entry);
  if (text === undefined) {
    text = fold(wordsOf(entry));
    folded.set(entry, text);
  }
  return text;
}

function wordsOf(entry: ChatEntry): string {
  switch (entry.renderer) {
    case 'UserInput':
      return entry.data.text;
    case 'ChatResponse':
      return withoutMarks(entry.data.response);
    case 'ContentFilter': {
      const { help, response } = entry.data;
      return help ? [...help.words, help.question].join('\n') : textOfHtml(response);
    }
    case 'VideoRenderer':
      return '';
  }
}

const link = /!?\[([^\]]*)\]\([^)\s]*\)/g;
const listMark = /^[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]+/gm;

/** Near enough to what is drawn: to parse thousands of replies would take seconds. `fold` drops the other marks. */
const withoutMarks = (text: string) => text.replace(link, '$1').replace(listMark, '');
