import { millisecondsInDay } from 'date-fns/constants';
/** When a job runs, in UTC: every hour at its beginning, or every day at a time. */
export type Schedule = { every: 'hour' } | { every: 'day'; hour: number; minute: number };

/** The latest moment, not after `now`, at which a job was to run. */
export function lastDue(schedule: Schedule, now: Date): Date {
  const due = new Date(now);
  if (schedule.every === 'hour') {
    due.setUTCMinutes(0, 0, 0);
    return due;
  }
  due.setUTCHours(schedule.hour, schedule.minute, 0, 0);
  return due <= now ? due : new Date(due.getTime() - millisecondsInDay);
}
