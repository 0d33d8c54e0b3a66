import * as v from 'valibot';
import type { UserStatus } from '../../api/user';
import { readJsonDraft, writeJsonDraft } from '../../shared/drafts/jsonDrafts';
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

/** How far a person has come on the way from the wizard's opening to Done. */
export type WizardProgress = v.InferOutput<typeof WizardProgress>;

const draftName = 'startUp';

/**
 * How far the person is: where a reload or an expired session has interrupted them, or else at the beginning of a list
 * built from the status (WIZ-002, WIZ-018). What was to be done then stays in the list, and what has come up since joins
 * it.
 */
export function openProgress(userId: string, status: UserStatus | null): WizardProgress {
  const former = readJsonDraft(userId, draftName, WizardProgress);
  const steps = stepIds.filter((step) => former?.steps.includes(step) || isAhead(step, status));
  const { done, step, passed } = former ?? { done: [], step: 'welcome' as const, passed: [] };
  const progress = { steps, done, step, passed };
  return isReached(progress, step) ? progress : { ...progress, step: firstAhead(progress) };
}

/** Whether Next has led as far as this step. */
export const isReached = ({ steps, done }: Pick<WizardProgress, 'steps' | 'done'>, step: StepId): boolean =>
  steps.includes(step) && steps.slice(0, steps.indexOf(step)).every((earlier) => done.includes(earlier));

const firstAhead = ({ steps, done }: WizardProgress): StepId =>
  steps.find((step) => !done.includes(step)) ?? 'thanks';

/** Keeps the progress for the next load of the page. */
export const keepProgress = (userId: string, progress: WizardProgress): void =>
  writeJsonDraft(userId, draftName, progress);

/** Forgets the progress: the wizard is done. */
export const endProgress = (userId: string): void => writeJsonDraft(userId, draftName, null);
