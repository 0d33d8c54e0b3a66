import { lossIn } from './people';
import { planIn } from './plans';
import { fill } from './text';
import { slotsOf } from './turn';
import { understand } from './understand';
import { topics, type Words } from './words';
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
  const [phrases, slots] = welcome(lastSession, words);
  return fill(phrases[turn % phrases.length] ?? '', { ...slots, name: firstName(name) });
}

/** What a welcome remembers: who died before what lay ahead, and that before what most was about. */
function welcome(
  lastSession: readonly string[] | null,
  words: Words,
): [phrases: string[], slots: Readonly<Record<string, string>>] {
  const { says, hears, topicNames } = words;
  if (lastSession === null) return [says.opening, {}];
  const lost = lastSession.map((text) => lossIn(text, hears)?.who).findLast((who) => who);
  if (lost) return [says.welcomeBackPerson, slotsOf(lost)];
  const event = lastSession.map((text) => planIn(text, hears)).findLast((plan) => plan !== null);
  if (event) return [says.welcomeBackEvent, { event }];
  const topic = mostSpokenOf(lastSession, words);
  return topic ? [says.welcomeBackTo, { topic: topicNames[topic] }] : [says.welcomeBack, {}];
}

/** The first name with the comma before it; nothing for a name that is an e-mail address. */
function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first && !first.includes('@') ? `, ${first}` : '';
}

function mostSpokenOf(said: readonly string[], words: Words) {
  const found = said.map((text) => understand(text, words).topics);
  const ranked = topics
    .map((topic) => ({ topic, times: found.filter((list) => list.includes(topic)).length }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times);
  return ranked[0]?.topic ?? null;
}
