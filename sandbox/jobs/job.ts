import type { Clock } from '../clock';
import type { Db } from '../db/database';
import type { Schedule } from './schedule';

/** What a job works with; `now` is the moment its run began, by the sandbox's clock. */
export interface JobTools {
  db: Db;
  clock: Pick<Clock, 'now'>;
  appOrigin: string;
  now: Date;
}

/** Something that the server does by itself, again and again. */
export interface Job {
  /** Runs are stored under it: it never changes. */
  id: number;
  name: string;
  schedule: Schedule;
  /** Does the work and says in a sentence what was done; whatever it throws makes a failed run. */
  run(tools: JobTools): Promise<string>;
}
