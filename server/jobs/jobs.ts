import { dataCleanUp } from './dataCleanUp';
import { invitationReminders } from './invitationReminders';
import type { Job } from './job';
import { logCleanUp } from './logCleanUp';
import { mailDelivery } from './mailDelivery';
import { sessionSummaries } from './sessionSummaries';
import { sharedDataCleanUp } from './sharedDataCleanUp';

/** Every scheduled job, in the order of staff's list. */
export const jobs: readonly Job[] = [
  sessionSummaries,
  invitationReminders,
  sharedDataCleanUp,
  logCleanUp,
  mailDelivery,
  dataCleanUp,
];
