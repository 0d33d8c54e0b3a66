import { understand } from './understand';
import { topics } from './words';
import { wordsFor } from './wordsFor';

interface Greeting {
  /** The person's name as their profile has it. */
  name: string;
  language: string | null;
  /** What the person said in their last session; null before their first. */
  lastSession: readonly string[] | null;
  /** Chooses among the phrases, so that two days don't begin alike. */
  turn: number;
}

/** The coach's first words in a session: a greeting, or a welcome back that remembers what was spoken of. */
export function greet({ name, language, lastSession, turn }: Greeting): string {
  const words = wordsFor(language);
  const { opening, welcomeBack, welcomeBackTo } = words.phrases;
  const topic = mostSpokenOf(lastSession ?? [], language);
  const phrases = lastSession === null ? opening : topic ? welcomeBackTo : welcomeBack;
  return (phrases[turn % phrases.length] ?? '')
    .replace('{name}', firstName(name))
    .replace('{topic}', topic ? words.topicNames[topic] : '');
}

/** The first name with the comma before it; nothing for a name that is an e-mail address. */
function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first && !first.includes('@') ? `, ${first}` : '';
}

function mostSpokenOf(said: readonly string[], language: string | null) {
  const found = said.map((text) => understand(text, wordsFor(language)).topics);
  const ranked = topics
    .map((topic) => ({ topic, times: found.filter((list) => list.includes(topic)).length }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times);
  return ranked[0]?.topic ?? null;
}
