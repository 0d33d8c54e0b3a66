/** One line of a written conversation. Plain texts alternate: the coach begins, then the person, and so on. */
export type Line = string | { video: string } | { filter: string };

/** A written session: when it took place, and what was said in which module. */
export interface Script {
  daysAgo: number;
  /** The hour it began, UTC. */
  hour: number;
  parts: { module: string; lines: Line[] }[];
}

export interface Entry {
  kind: 'UserInput' | 'ChatResponse' | 'VideoRenderer' | 'ContentFilter';
  text: string;
}

/** A written session with its speakers told apart. */
export interface Scene extends Omit<Script, 'parts'> {
  parts: { module: string; entries: Entry[] }[];
}

/** Tells the speakers of a written session apart; after a picture or a content filter it is the person's turn. */
export function toScene({ parts, ...when }: Script): Scene {
  let isPerson = false;
  const toEntry = (line: Line): Entry => {
    const entry = spoken(line, isPerson);
    isPerson = entry.kind !== 'UserInput';
    return entry;
  };
  return { ...when, parts: parts.map(({ module, lines }) => ({ module, entries: lines.map(toEntry) })) };
}

function spoken(line: Line, isPerson: boolean): Entry {
  if (typeof line === 'string') return { kind: isPerson ? 'UserInput' : 'ChatResponse', text: line };
  if ('video' in line) return { kind: 'VideoRenderer', text: line.video };
  return { kind: 'ContentFilter', text: line.filter };
}
