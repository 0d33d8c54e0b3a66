import type { ChatEntry } from '../../api/chat';
import { dayOf, formatTime } from '../../ui/dates';
import { plainText } from '../chat/plainText';

export type FileFormat = 'txt' | 'json';

interface Conversation {
  entries: readonly ChatEntry[];
  /** What the person is called. */
  person: string;
  /** What the one who answers is called. */
  coach: string;
  /** When it is downloaded. */
  at: Date;
}

interface ConversationFile {
  name: string;
  type: string;
  content: string;
}

const kinds = { UserInput: 'message', ChatResponse: 'reply', VideoRenderer: 'video', ContentFilter: 'help' };

/** A whole conversation as a file: to read, or for another program. Its name says when it was made. */
export function conversationFile(format: FileFormat, conversation: Conversation): ConversationFile {
  const name = `conversation-${dayOf(conversation.at)}.${format}`;
  return format === 'json'
    ? { name, type: 'application/json', content: asJson(conversation) }
    : // The mark at the beginning tells every editor that it is UTF-8.
      { name, type: 'text/plain;charset=utf-8', content: `\ufeff${asText(conversation)}` };
}

const speakerOf = ({ renderer }: ChatEntry, { person, coach }: Conversation) =>
  renderer === 'UserInput' ? person : coach;

function asJson(conversation: Conversation): string {
  const { entries, person, coach, at } = conversation;
  const all = entries.map((entry) => ({
    id: entry.id,
    at: new Date(entry.timestamp).toISOString(),
    kind: kinds[entry.renderer],
    from: speakerOf(entry, conversation),
    text: plainText(entry),
  }));
  return JSON.stringify({ person, coach, downloadedAt: at.toISOString(), entries: all }, null, 2);
}

function asText(conversation: Conversation): string {
  const { entries, person, coach, at } = conversation;
  const longDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });
  const lines = [
    `${person} and ${coach}`,
    `Downloaded on ${longDay.format(at)}, ${formatTime(at.toISOString())}`,
  ];
  let day = '';
  for (const entry of entries) {
    const moment = new Date(entry.timestamp);
    const itsDay = dayOf(moment);
    if (itsDay !== day) lines.push('', '', longDay.format(moment));
    day = itsDay;
    lines.push('', `${speakerOf(entry, conversation)}, ${formatTime(entry.timestamp)}`, plainText(entry));
  }
  return `${lines.join('\n')}\n`;
}
