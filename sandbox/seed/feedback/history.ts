import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { feedbackLogs } from '../../../server/db/tables';
import type { FeedbackState } from '../../../src/api/admin/feedback';
import { between } from '../random';
import { dismissals, irrelevant, notes, reopenings, resolutions, thanks } from './texts';

/** Who works through the feedback. */
const staff = [
  { createdBy: 'Mette Lund', createdByEmail: 'staff@example.com' },
  { createdBy: 'Mette Lund', createdByEmail: 'staff@example.com' },
  { createdBy: 'Jonas Reiter', createdByEmail: 'developer@example.com' },
];

type Log = Omit<typeof feedbackLogs.$inferInsert, 'feedbackType' | 'feedbackId'>;

/** What has become of an item of feedback since it came. */
export interface History {
  state: FeedbackState;
  logs: Log[];
  /** When it was changed last: by a line of the log, or never. */
  updatedAt: Date;
}

/** Whether there is something to do about an item, something to be glad of, or nothing at all. */
export type Kind = 'work' | 'praise' | 'empty';

type Ways = Record<'fresh' | 'recent' | 'old', FeedbackState[][]>;

/** The ways that items have gone; the older an item, the further. */
const workWays: Ways = {
  fresh: [[], [], ['InProgress'], []],
  recent: [
    [],
    ['InProgress'],
    ['InProgress', 'Resolved'],
    ['Closed'],
    ['InProgress'],
    ['InProgress', 'Resolved', 'InProgress'],
  ],
  old: [
    ['InProgress', 'Resolved'],
    ['Closed'],
    ['InProgress', 'Closed'],
    ['InProgress', 'Resolved'],
    ['InProgress', 'Resolved', 'InProgress', 'Resolved'],
    ['Closed', 'InProgress'],
    ['InProgress', 'Resolved'],
  ],
};
const ways: Record<Kind, Ways> = {
  work: workWays,
  praise: { fresh: [[], ['Closed']], recent: [[], ['Closed'], ['Closed']], old: [['Closed']] },
  empty: { fresh: [[]], recent: [['Closed']], old: [['Closed']] },
};
const closings: Record<Kind, string[]> = { work: dismissals, praise: thanks, empty: irrelevant };

/** Works out an item's history; a linked card comes up in its log. */
export function historyOf(
  {
    createdAt,
    kind,
    trelloId,
    index,
  }: { createdAt: Date; kind: Kind; trelloId: number | null; index: number },
  random: () => number,
  now: Date,
): History {
  const age = (now.getTime() - createdAt.getTime()) / millisecondsInDay;
  const known = ways[kind][age < 6 ? 'fresh' : age < 30 ? 'recent' : 'old'];
  const way = trelloId === null ? (known[index % known.length] ?? []) : withWork(known[index % known.length]);
  const pick = <Value>(values: readonly Value[]) => values[between(random, 0, values.length - 1)] as Value;

  const logs: Log[] = [];
  let state: FeedbackState = 'New';
  const write = (logEntry: string) => {
    const last = logs.at(-1)?.createdAt ?? createdAt;
    // A third of what is left is room for all that is still to come.
    const room = (now.getTime() - last.getTime()) / 3;
    const after = Math.min(between(random, 2, 60) * millisecondsInHour, room);
    logs.push({ ...pick(staff), createdAt: new Date(last.getTime() + after), logEntry });
  };
  for (const [step, next] of way.entries()) {
    const reason = next === 'Resolved' ? pick(resolutions) : next === 'Closed' ? pick(closings[kind]) : null;
    const text = reason ?? (state === 'New' ? '' : pick(reopenings));
    write(`State changed from ${state} to ${next}${text ? `: ${text}` : '.'}`);
    state = next;
    if (step === 0 && trelloId !== null) write(`Created Trello card ${trelloId} and linked it.`);
    if (step === 0 && index % 5 === 0 && kind === 'work') write(pick(notes));
  }
  return { state, logs, updatedAt: logs.findLast(isChange)?.createdAt ?? createdAt };
}

/** Nobody makes a card for what nobody works on. */
const withWork = (way: FeedbackState[] = []): FeedbackState[] =>
  way.length === 0 ? ['InProgress'] : way[0] === 'Closed' ? ['InProgress', ...way] : way;

/** A note of staff changes nothing. */
const isChange = ({ logEntry }: Log): boolean => !notes.includes(logEntry);
