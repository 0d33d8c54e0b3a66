import { createContext, useContext } from 'react';
import type { StepId } from './steps';

/** Where a person is in the wizard, and the ways from there. */
export interface WizardPlace {
  steps: readonly StepId[];
  /** The steps that Next has left behind. */
  done: readonly StepId[];
  step: StepId;
  /** The questions of the questionnaire that were answered or left out on this way through the wizard. */
  passed: readonly number[];
  pass(questionId: number): void;
  goBack(): void;
  /** To the next step, or after the last one to the chat. */
  goOn(): void;
}

export const WizardContext = createContext<WizardPlace | null>(null);

/** Where the buttons of a step stand: below what scrolls, so that nothing ever lies under them. Null at first. */
export const StepBarContext = createContext<HTMLElement | null>(null);

/** Where the person is in the wizard; for its steps. */
export function useWizard(): WizardPlace {
  const place = useContext(WizardContext);
  if (!place) throw new Error('useWizard needs a Wizard around it');
  return place;
}
