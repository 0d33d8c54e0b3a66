import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { loggable } from '../loggable';

type Level = 'info' | 'warn' | 'error';

const requestIds = new AsyncLocalStorage<string>();

/** Does what a request asks for; lines that are written meanwhile name it. */
export const underRequest = <Value>(id: string, work: () => Value): Value => requestIds.run(id, work);

/** Writes a line of the log: one JSON object. What people have said or are called stands in none. */
export function writeLine(level: Level, line: object): void {
  const requestId = requestIds.getStore();
  const all = { time: new Date().toISOString(), level, ...(requestId && { requestId }), ...line };
  process.stdout.write(`${JSON.stringify(all)}\n`);
}

/** Makes lines of the log of whatever anybody tells the console. */
export function logConsole(): void {
  const levels = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error' } as const;
  for (const [name, level] of Object.entries(levels))
    Object.assign(console, { [name]: (...told: unknown[]) => writeLine(level, toLine(told)) });
}

/** The words, and of an error where it comes from; what a query was to store stands in neither. */
function toLine(told: readonly unknown[]): object {
  const safe = told.map(loggable);
  const error = safe.find((one) => one instanceof Error);
  const words = safe.map((one) => (one instanceof Error ? one.message : one));
  return { message: format(...words), ...(error && { error: error.name, stack: framesOf(error) }) };
}

/** Where an error comes from, without its message. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
