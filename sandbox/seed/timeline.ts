import { millisecondsInDay } from 'date-fns/constants';
import type { Entry, Scene } from './conversations/script';
import { between, createRandom } from './random';

export interface TimedEntry extends Entry {
  at: Date;
}

/** A written session set in time. */
export interface TimedSession {
  parts: { module: string; entries: TimedEntry[] }[];
}

/** Sets written sessions in time, counted back from `now`; thinking and typing take as long in every run. */
export function setInTime(scenes: readonly Scene[], now: Date, seed: number): TimedSession[] {
  const random = createRandom(seed);
  return scenes.map((scene) => {
    const start = new Date(now.getTime() - scene.daysAgo * millisecondsInDay);
    start.setUTCHours(scene.hour, between(random, 0, 50), between(random, 0, 59), 0);
    return timed(scene, start, random);
  });
}

/** The same for a session that is under way: its last entry is five minutes old. */
export function underWay(scene: Scene, now: Date, seed: number): TimedSession {
  const session = timed(scene, now, createRandom(seed));
  const last = session.parts.at(-1)?.entries.at(-1)?.at ?? now;
  const shiftMs = now.getTime() - 5 * 60_000 - last.getTime();
  const shift = (entry: TimedEntry) => ({ ...entry, at: new Date(entry.at.getTime() + shiftMs) });
  return { parts: session.parts.map((part) => ({ ...part, entries: part.entries.map(shift) })) };
}

function timed({ parts }: Scene, start: Date, random: () => number): TimedSession {
  let at = start.getTime();
  const toTimed = (entry: Entry): TimedEntry => {
    const timedEntry = { ...entry, at: new Date(at) };
    // The coach answers within seconds; a person reads, thinks and types.
    at += entry.kind === 'UserInput' ? between(random, 900, 4_000) : between(random, 25_000, 150_000);
    return timedEntry;
  };
  return { parts: parts.map(({ module, entries }) => ({ module, entries: entries.map(toTimed) })) };
}
