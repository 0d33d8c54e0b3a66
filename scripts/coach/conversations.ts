import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Message } from '../../server/assistant/assistant';
import { coach } from '../../server/assistant/coach/coach';
import { root } from '../root';

const directory = path.join(root, 'tests/server/assistant/coach/conversations');

export interface Conversation {
  /** Language and topic, e.g. `en.grief`. */
  name: string;
  language: string;
  /** What the person says, one message after the other. */
  lines: string[];
}

export interface Exchange {
  said: string;
  reply: string;
}

/** The scripted conversations: a file each, named by language and topic, with a message of the person on each line. */
export const readConversations = (): Conversation[] =>
  readdirSync(directory)
    .sort()
    .map((file) => ({
      name: file.replace('.txt', ''),
      language: file.split('.')[0] ?? '',
      lines: readFileSync(path.join(directory, file), 'utf8').split('\n').filter(Boolean),
    }));

/** The coach's replies to what a person says, one after the other. */
export async function play(language: string, said: readonly string[]): Promise<Exchange[]> {
  const messages: Message[] = [{ role: 'system', content: 'You are a coach.' }];
  const exchanges: Exchange[] = [];
  for (const content of said) {
    messages.push({ role: 'user', content });
    const { text } = await coach.reply({ messages, language });
    messages.push({ role: 'assistant', content: text });
    exchanges.push({ said: content, reply: text });
  }
  return exchanges;
}
