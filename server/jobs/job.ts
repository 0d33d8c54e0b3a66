import type { Tools } from '../domain/tools';
import type { Schedule } from './schedule';

/** What a job works with; `now` is the moment its run began, by the server's clock. */
export interface JobTools
  extends Pick<Tools, 'db' | 'clock' | 'mailer' | 'appOrigin' | 'assistant' | 'afterwards' | 'notebook'> {
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
