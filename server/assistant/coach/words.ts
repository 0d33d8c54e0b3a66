export const feelings = ['sad', 'anxious', 'angry', 'lonely', 'tired', 'stressed', 'happy'] as const;
export type Feeling = (typeof feelings)[number];

export const topics = ['work', 'family', 'sleep', 'partner', 'study', 'money', 'health'] as const;
export type Topic = (typeof topics)[number];

/** What a short message does, rather than what it is about; `unsure` comes first, as 'I don't know' begins like a no. */
export const signals = ['greeting', 'unsure', 'thanks', 'goodbye', 'yes', 'no'] as const;
export type Signal = (typeof signals)[number];

/** Words and phrases in lower case with commas between them; a `*` stands for any ending, e.g. `stress*, too much`. */
type Patterns = string;

/**
 * One language of the coach. Phrases may hold `{said}` (the person's own words), `{topic}`, `{name}` (with its comma)
 * and `{number}`.
 */
export interface Words {
  feelings: Record<Feeling, Patterns>;
  topics: Record<Topic, Patterns>;
  signals: Record<Signal, Patterns>;
  /** How a wish or a plan begins. */
  goal: Patterns;
  /** How someone asks what to do. */
  advice: Patterns;
  /** How someone asks who or what the coach is. */
  aboutCoach: Patterns;
  /** What a coach is no use for. */
  offTopic: Patterns;
  /** Turns a feeling just after it into its absence. */
  negation: Patterns;
  /** How someone speaks of themselves. */
  self: Patterns;
  /** From first to second person, longest first; null where verbs change too, and words are quoted instead. */
  swaps: [from: string, to: string][] | null;
  /** How the person's own words are quoted. */
  quotes: [opening: string, closing: string];
  /** How a topic is named when spoken to, e.g. `your work`. */
  topicNames: Record<Topic, string>;
  phrases: {
    opening: string[];
    welcomeBack: string[];
    welcomeBackTo: string[];
    greeting: string[];
    thanks: string[];
    goodbye: string[];
    aboutCoach: string[];
    offTopic: string[];
    unclear: string[];
    yes: string[];
    no: string[];
    unsure: string[];
    scale: string[];
    advice: string[];
    care: string[];
    earlier: string[];
    reflect: string[];
    goal: string[];
    goalQuestions: string[];
    questions: string[];
    feelings: Record<Feeling, string[]>;
    feelingQuestions: Record<Feeling, string[]>;
    topicQuestions: Record<Topic, string[]>;
  };
}
