import {
  answerTypes,
  getChoiceAnswers,
  getNumericAnswer,
  getNumericAnswerOptions,
  listChoiceOptions,
  type ProfileQuestion,
} from '../../../src/api/questions';
import { mock } from '../../support/mocks';

/** A question on a scale from 2 to 8. */
export const mood: ProfileQuestion = {
  id: 1,
  question: 'How do you feel?',
  description: '2 is low, 8 is high.',
  answerTypeId: answerTypes.numeric,
  Mandatory: true,
};

/** Several choices: 21 Calm, 22 Family, 23 Work. */
export const values: ProfileQuestion = {
  id: 2,
  question: 'What matters to you?',
  description: 'As many as you like.',
  answerTypeId: answerTypes.multipleChoice,
  Mandatory: true,
};

/** One choice that must be made: 31 Mornings, 32 Evenings. */
export const time: ProfileQuestion = {
  id: 3,
  question: 'When shall we talk?',
  description: '',
  answerTypeId: answerTypes.singleChoice,
  Mandatory: true,
};

/** One choice that may be left out. */
export const tone: ProfileQuestion = {
  ...time,
  id: 4,
  question: 'How shall we talk?',
  Mandatory: false,
};

const options: Record<string, { id: number; answer: string }[]> = {
  2: [
    { id: 21, answer: 'Calm' },
    { id: 22, answer: 'Family' },
    { id: 23, answer: 'Work' },
  ],
  3: [
    { id: 31, answer: 'Mornings' },
    { id: 32, answer: 'Evenings' },
  ],
  4: [
    { id: 41, answer: 'Gently' },
    { id: 42, answer: 'Frankly' },
  ],
};

/** What the questions offer, and the answers that the server has; none when left out. */
export function mockCatalogue({
  number = null as number | null,
  chosen = {} as Record<string, number[]>,
} = {}) {
  return {
    scale: mock(getNumericAnswerOptions, { minValue: 2, maxValue: 8 }),
    options: mock(listChoiceOptions, ({ params }) => options[params.id] ?? []),
    number: mock(getNumericAnswer, { value: number }),
    chosen: mock(getChoiceAnswers, ({ params }) => ({ selectedIds: chosen[params.id] ?? [] })),
  };
}
