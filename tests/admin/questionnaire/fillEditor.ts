import { screen } from '@testing-library/react';
import { enter, field, press } from '../../support/controls';
import { sleep, tone, type User } from './openQuestions';

export const newNumeric = '?open=new&type=1';
export const newChoice = '?open=new&type=2';
export const ofSleep = `?open=${sleep.id}&type=1`;
export const ofTone = `?open=${tone.id}&type=3`;
export const taken = 'The question key is already used by another question.';
export const number = (name: string) => screen.findByRole('spinbutton', { name });

export async function fill(user: User, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(await field(name));
    await enter(user, await field(name), text);
  }
}

export const filled = { Question: 'How much?', 'Help text': 'Roughly.', 'Question Key': 'much' };

export async function addAnswer(user: User, text: string) {
  await enter(user, await field('New answer'), text);
  await press(user, 'Add answer');
}
