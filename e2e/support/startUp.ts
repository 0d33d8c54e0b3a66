import { expect, type Page } from '@playwright/test';
import type { UserStatus } from '../../src/api/user';
import { type Answer, answer } from './answers';
import { failedCall } from './chat';
import type { Account } from './sandbox';
import { signIn } from './signIn';

/** What the console says of steps that nobody has taken yet: the server answers 404, and that is right. */
export const notTakenYet = /Failed to load resource.*404/;

/** What the console says of faults in the wizard, beside that. */
export const wizardNoise = [...failedCall, notTakenYet];

const done: UserStatus = {
  allOk: false,
  introVideoOk: true,
  ageVerificationOk: true,
  termsAndConditionsOk: true,
  userQuestionaireStatusOk: true,
  profileOk: true,
  newsOk: true,
  scoreOk: true,
};

/** The start-up wizard's parts, found as a person finds them. */
export function wizardOn(page: Page) {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  return {
    next,
    heading,
    previous: page.getByRole('button', { name: 'Previous' }),
    done: page.getByRole('button', { name: 'Done' }),
    ageSwitch: page.getByRole('switch', { name: 'I confirm that I am 13 or above.' }),
    termsSwitch: page.getByRole('switch', { name: 'I have read and accept the terms and conditions.' }),
    /** What takes the place of a switch: the words and the time. */
    accepted: page.getByText(/^You have (confirmed|accepted)/),
    everythingAnswered: page.getByText('Every question is answered'),
    notifications: page.getByRole('region', { name: 'Notifications' }),
    /** Goes on, and waits for the step that comes. */
    goOn: async (title: string) => {
      await expect(next).toBeEnabled();
      await next.click();
      await expect(heading(title)).toBeFocused();
    },
  };
}

/** The questions of the sandbox, in their order: what is asked, and how a test answers it. */
export const questions = [
  { ask: 'How have you been feeling lately?', slider: 7 },
  { ask: 'What matters most to you right now?', boxes: ['Calm', 'Friendship'] },
  { ask: 'How would you like to be talked with?', radio: 'Be direct and practical' },
  { ask: 'How many hours do you sleep on an ordinary night?', slider: 8 },
  { ask: 'Who do you live with?', leaveOut: true },
  { ask: 'What would you like to talk about?', boxes: [] },
] as const satisfies readonly Question[];

export type Question = { ask: string } & (
  | { slider: number }
  | { boxes: readonly string[] }
  | { radio: string }
  | { leaveOut: true }
);

/** Chooses an answer on the screen and saves it nowhere yet. */
export async function choose(page: Page, question: Question): Promise<void> {
  if ('slider' in question) {
    await page.getByRole('slider', { name: question.ask }).fill(String(question.slider));
    return;
  }
  const group = page.getByRole('group', { name: question.ask });
  await expect(group).toBeVisible();
  if ('boxes' in question) for (const box of question.boxes) await group.getByLabel(box).check();
  if ('radio' in question) await group.getByLabel(question.radio).check();
}

/** A part of the start-up, by its flag in the status. */
export type Part = Exclude<keyof UserStatus, 'allOk'>;

/** The status of a person who has these parts of the start-up ahead. */
export const statusAhead = (...parts: Part[]): Answer => ({
  status: 200,
  body: { ...done, ...Object.fromEntries(parts.map((part) => [part, false])) },
});

/** The status of a person who has one part of the start-up ahead. */
export const onlyAhead = (part: Part): Answer => statusAhead(part);

/** Signs in somebody for whom one part of the start-up is ahead, and goes to its step. */
export async function openStep(
  page: Page,
  account: Account,
  part: Part,
  title: string,
): Promise<ReturnType<typeof wizardOn>> {
  await answer(page, 'GET', '/api/users/current/status', onlyAhead(part));
  await signIn(page, account);
  const wizard = wizardOn(page);
  await expect(wizard.heading('Welcome')).toBeVisible();
  await wizard.goOn(title);
  return wizard;
}
