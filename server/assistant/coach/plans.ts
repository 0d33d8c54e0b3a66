import { anyOf } from '../patterns';
import type { Hears } from './words';

/** What lies ahead of the person by their own words, e.g. `the interview` of 'I have an interview on Tuesday'; or null. */
export function planIn(said: string, hears: Hears): string | null {
  if (!anyOf(hears.ahead).test(said)) return null;
  return hears.events.find(([event]) => anyOf(event).test(said))?.[1] ?? null;
}
