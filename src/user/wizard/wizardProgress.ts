import * as v from 'valibot';
import type { UserStatus } from '../../api/user';
import { readDraft, writeDraft } from '../../shared/drafts/drafts';
import { isAhead, type StepId, stepIds } from './steps';

const Step = v.picklist(stepIds);

const WizardProgress = v.object({
  /** The list as it was built when the wizard opened. */
  steps: v.array(Step),
  /** The steps that Next has left behind. */
  done: v.array(Step),
  step: Step,
  /** The questions that were answered or left out. */
  passed: v.array(v.number()),
});

/** One way through the wizard, from its opening to Done. */
export type WizardProgress = v.InferOutput<typeof WizardProgress>;

const draftName = 'startUp';

/**
 * The run that the person is in: the one that a reload or an expired session has interrupted, or else a new one, built
 * from the status (WIZ-002, WIZ-018). What was to be done then stays in the list, and what has come up since joins it.
 */
export function openProgress(userId: string, status: UserStatus | null): WizardProgress {
  const former = readRun(userId);
  const steps = stepIds.filter((step) => former?.steps.includes(step) || isAhead(step, status));
  const { done, step, passed } = former ?? { done: [], step: 'welcome' as const, passed: [] };
  const run = { steps, done, step, passed };
  return isReached(run, run.step) ? run : { ...run, step: firstAhead(run) };
}

/** Whether Next has led as far as this step. */
export const isReached = ({ steps, done }: Pick<WizardProgress, 'steps' | 'done'>, step: StepId): boolean =>
  steps.includes(step) && steps.slice(0, steps.indexOf(step)).every((earlier) => done.includes(earlier));

const firstAhead = ({ steps, done }: WizardProgress): StepId =>
  steps.find((step) => !done.includes(step)) ?? 'thanks';

function readRun(userId: string): WizardProgress | null {
  const text = readDraft(userId, draftName);
  if (text === '') return null;
  try {
    const stored = v.safeParse(WizardProgress, JSON.parse(text));
    return stored.success ? stored.output : null;
  } catch {
    return null;
  }
}

/** Keeps the run for the next load of the page. */
export const keepProgress = (userId: string, run: WizardProgress): void =>
  writeDraft(userId, draftName, JSON.stringify(run));

/** Forgets the run: it is over. */
export const endProgress = (userId: string): void => writeDraft(userId, draftName, '');
