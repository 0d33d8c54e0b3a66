import type { Turn } from '../turn';

/** One thing the coach knows how to do: when it applies, and what it then says (null to leave the turn to others). */
export interface Move {
  applies(turn: Turn): boolean;
  say(turn: Turn): string | null;
}
