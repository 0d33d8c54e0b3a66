import type { Need } from '../need';

/** What one kind of need is answered with: paragraphs, and a question that leaves the door open. */
export interface CareWords {
  words: readonly string[];
  question: string;
}

/** The words of a language, by the kind of need. */
export type WordsByNeed = Readonly<Record<Need['kind'], CareWords>>;
