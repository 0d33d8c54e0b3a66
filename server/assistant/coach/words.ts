export const feelings = [
  'sad',
  'anxious',
  'angry',
  'lonely',
  'tired',
  'stressed',
  'ashamed',
  'happy',
] as const;
export type Feeling = (typeof feelings)[number];

export const topics = ['work', 'family', 'sleep', 'partner', 'study', 'money', 'health'] as const;
export type Topic = (typeof topics)[number];

/** What a short message does, rather than what it is about; `unsure` comes first, as 'I don't know' begins like a no. */
export const signals = ['greeting', 'unsure', 'thanks', 'goodbye', 'yes', 'no', 'okay'] as const;
export type Signal = (typeof signals)[number];

/** What people ask the coach about itself; the more particular come first. */
export const coachQuestions = [
  'human',
  'private',
  'memory',
  'feelings',
  'speaks',
  'helps',
  'name',
  'what',
] as const;
export type CoachQuestion = (typeof coachQuestions)[number];

/** What a coach is no use for. */
export const offTopics = ['weather', 'sums', 'other'] as const;
export type OffTopic = (typeof offTopics)[number];

/** The way from a wish to a step, in this order. */
export const rungs = ['goal', 'options', 'step', 'scale', 'when'] as const;
export type Rung = (typeof rungs)[number];

/** What an answer can show. */
export const answers = [
  'number',
  'time',
  'earlier',
  'person',
  'body',
  'past',
  'joy',
  'feeling',
  'harm',
  'wish',
  'quote',
  'direct',
] as const;
export type Answer = (typeof answers)[number];

/** Words and phrases in lower case with commas between them; a `*` stands for any ending, e.g. `stress*, too much`. */
export type Patterns = string;

/** How one is named when spoken to: `who` as a subject, `whom` as an object, `toWhom` after 'with', 'of' or 'to'. */
export interface Forms {
  who: string;
  whom: string;
  toWhom: string;
}

/** What one language of the coach listens for. */
export interface Hears {
  feelings: Record<Feeling, Patterns>;
  topics: Record<Topic, Patterns>;
  signals: Record<Signal, Patterns>;
  /** How a wish or a plan begins. */
  goal: Patterns;
  /** How someone says that something was achieved. */
  success: Patterns;
  /** How someone comes up with a step of their own. */
  idea: Patterns;
  /** What nobody means to do who could: `scream`. */
  notIdea: Patterns;
  /** How someone is torn between two ways. */
  decision: Patterns;
  /** How someone asks what to do. */
  advice: Patterns;
  /** What someone says who is not content with the coach. */
  complaint: Patterns;
  /** What someone says who wants fewer questions. */
  fewerQuestions: Patterns;
  coach: Record<CoachQuestion, Patterns>;
  /** How someone asks whether the coach has gone. */
  areYouThere: Patterns;
  /** How someone asks the coach how it is. */
  howAreYou: Patterns;
  offTopic: Record<OffTopic, Patterns>;
  /** How someone says that a person or a pet has died. */
  death: Patterns;
  /** What says so only with the one who was lost right beside it, e.g. `i lost` my mum. */
  loss: Patterns;
  /** Deaths that nobody mourns: of batteries, and in films. */
  notDeath: Patterns;
  /** Turns a feeling just after it into its absence. */
  negation: Patterns;
  /** How a reason begins; on its own it is not for giving back. */
  because: Patterns;
  /** What turns good news round: `but`. */
  contrast: Patterns;
  /** What makes a sentence count by its second half: `but`. */
  turn: Patterns;
  /** By what an answer of a kind is told. */
  answers: Record<'number' | 'time' | 'person' | 'body' | 'past', Patterns>;
  /** The end of a relationship. */
  separation: Patterns;
  /** That somebody has no work, or no longer. */
  jobless: Patterns;
  /** That somebody or something is missed. */
  missing: Patterns;
  /** Other people as those who do or feel something. */
  they: Patterns;
  /** The person as the one who does or feels something. */
  i: Patterns;
  /** How someone speaks of themselves. */
  self: Patterns;
  /** With what a whole sentence begins that can stand by itself. */
  sentence: Patterns;
  /** With what a thing is named that is an answer by itself: `the meetings`. */
  articles: Patterns;
  /** Words that make a sentence unfit for giving back with its persons changed. */
  unturnable: Patterns;
  /** How somebody makes little of what they say: nothing to be quoted to them. */
  belittling: Patterns;
  /** With what a bare answer begins, e.g. `in my chest`. */
  fragment: Patterns;
  /** The person's own: `my, our`. */
  mine: Patterns;
  /** Who is one's own also without saying so: `dad`. */
  unowned: Patterns;
  /** Somebody else's: `her, his`. */
  others: Patterns;
  /** How a name follows: `is called`. */
  named: Patterns;
  /** Whether a word in capitals after `my sister` is a name; not where every noun has a capital. */
  capitalsAreNames: boolean;
  /** People (and pets) by how they are spoken of, e.g. `your {one}`: one, who, whom, with whom. */
  relations: [who: string, whom: string, toWhom: string, ones: Patterns][];
  /** What people look ahead to, with how the coach names it. */
  events: [said: Patterns, named: string][];
  /** When something is still to come. */
  ahead: Patterns;
  /** Words that nearly every message in this language has one of. */
  everyday: Patterns;
}

/** A question, and what the coach says to the answer, so that it stays with its question for a turn. */
export type Thread = readonly [ask: string, stay: string];

/** What one language of the coach asks. Slots: {who}, {whom}, {toWhom}, {event}, {number}. */
export interface Asks {
  topics: Record<Topic, Thread[]>;
  feelings: Record<Feeling, Thread[]>;
  /** About what somebody has just begun to tell. */
  beginning: Thread[];
  /** About somebody who is spoken of just now. */
  person: Thread[];
  /** About somebody who was spoken of earlier. */
  earlierPerson: Thread[];
  /** About something that lies ahead and was spoken of earlier. */
  event: Thread[];
  grief: Thread[];
  separation: Thread[];
  decision: Thread[];
  advice: Thread[];
  complaint: Thread[];
  again: Thread[];
  /** After a number from 0 to 10: none, some, nearly all. */
  scaleNone: Thread[];
  scaleSome: Thread[];
  scaleMost: Thread[];
  ladder: Record<Rung, Thread[]>;
  /** The person's own words gathered in {points}. */
  summary: Thread[];
  general: Thread[];
}

/** What one language of the coach says without asking on. Slots: those of {@link Asks}, {name} (with its comma), {topic}, {said}. */
export interface Says {
  opening: string[];
  welcomeBack: string[];
  welcomeBackTo: string[];
  welcomeBackEvent: string[];
  welcomeBackPerson: string[];
  greeting: string[];
  howAreYou: string[];
  thanks: string[];
  goodbye: string[];
  goodbyeTopic: string[];
  goodbyePerson: string[];
  goodbyeSummary: string[];
  coach: Record<CoachQuestion, string[]>;
  offTopic: Record<OffTopic, string[]>;
  foreign: string[];
  silence: string[];
  unclear: string[];
  yes: string[];
  no: string[];
  unsure: string[];
  /** To a question that only the person can answer. */
  question: string[];
  /** The same to somebody who mourns. */
  questionInGrief: string[];
  questionInGriefNamed: string[];
  fewerQuestions: string[];
  griefNamed: string[];
  grief: string[];
  /** To a step that the person thought of. */
  idea: string[];
  success: string[];
  successAfterGoal: string[];
  care: string[];
  reflect: string[];
  /** That something was heard, whatever it was. */
  heard: string[];
  /** The same, where there was much to hear. */
  heardMuch: string[];
  /** An invitation to go on, instead of a question. */
  listening: string[];
  feelings: Record<Feeling, string[]>;
}

/** One language of the coach. */
export interface Words {
  hears: Hears;
  says: Says;
  asks: Asks;
  /** From first to second person, longest first; null where verbs change too, and words are quoted instead. */
  swaps: [from: string, to: string][] | null;
  /** The same for what belongs to the person, in answers without a verb. */
  owning: [from: string, to: string][];
  /** How the person's own words are quoted. */
  quotes: [opening: string, closing: string];
  and: string;
  /** How a topic is named when spoken to, e.g. `your work`. */
  topicNames: Record<Topic, string>;
}
