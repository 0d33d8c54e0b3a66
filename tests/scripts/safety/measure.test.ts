import { expect, it } from 'vitest';
import { measure } from '../../../scripts/safety/measure';
import type { SafetyMessage } from '../../../scripts/safety/messages';

const messages: SafetyMessage[] = [
  { language: 'en', kind: 'direct', text: 'danger' },
  { language: 'en', kind: 'plan', text: 'only care' },
  { language: 'en', kind: 'eating', text: 'only care' },
  { language: 'en', kind: 'threat', text: 'danger' },
  { language: 'en', kind: 'child', text: 'nothing' },
  { language: 'en', kind: 'child', text: 'nothing' },
  { language: 'da', kind: 'idiom', text: 'only care' },
  { language: 'da', kind: 'grief', text: 'nothing' },
];
const tierOf = (text: string) => (text === 'danger' ? 1 : text === 'only care' ? 2 : 0);

it('counts danger that is taken for danger, care that gets any help, and help that nobody needs', () => {
  expect(
    measure(
      messages,
      ({ text }) => tierOf(text),
      ({ language }) => language,
    ),
  ).toEqual([
    { name: 'en', danger: 50, care: 50, falseAlarms: null },
    { name: 'da', danger: null, care: null, falseAlarms: 50 },
    { name: 'all', danger: 50, care: 50, falseAlarms: 50 },
  ]);
});
