import type { ChatEntry } from '../../api/chat';
import type { Help } from '../../api/help/help';
import { textOfHtml } from '../../ui/textOfHtml';
import { spokenText } from './reply/formatting';
import { hasMarks } from './reply/hasMarks';

/** What an entry says, as plain text. */
export function plainText({ renderer, data }: ChatEntry): string {
  switch (renderer) {
    case 'UserInput':
      return data.text;
    case 'ChatResponse':
      return hasMarks(data.response) ? spokenText(data.response) : data.response;
    case 'VideoRenderer':
      return data.videoUrl;
    case 'ContentFilter':
      return data.help ? plainHelp(data.help) : textOfHtml(data.response);
  }
}

/** In the order of the card. */
function plainHelp({ words: [first, ...others], contacts, question }: Help): string {
  const who = contacts.map(({ name, about, ways }) =>
    [name, about, ways.map(({ label }) => label).join(', ')].filter(Boolean).join('. '),
  );
  return [first, who.join('\n'), ...others, question].filter(Boolean).join('\n\n');
}
