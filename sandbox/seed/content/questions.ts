import type { Db } from '../../../server/db/database';
import { questionOptions, questions } from '../../../server/db/tables';
import { answerTypes } from '../../../src/api/questions';

type SeedQuestion = Pick<
  typeof questions.$inferInsert,
  'question' | 'description' | 'key' | 'mandatory' | 'active'
> &
  ({ scale: [min: number, max: number] } | { severalOf: string[] } | { oneOf: string[] });

/** The questionnaire in its order: every kind of answer, asked of everyone or not, and drafts at the end. */
const questionnaire: SeedQuestion[] = [
  {
    key: 'wellbeing',
    question: 'How have you been feeling lately?',
    description:
      '1 is very low, 10 is very well. There is no right answer, and it may change from day to day.',
    mandatory: true,
    active: true,
    scale: [1, 10],
  },
  {
    key: 'values',
    question: 'What matters most to you right now?',
    description: 'Choose as many as you like.',
    mandatory: true,
    active: true,
    severalOf: [
      'Calm',
      'My family',
      'Friendship',
      'Work that I am proud of',
      'My health',
      'Learning something new',
      'Time for myself',
    ],
  },
  {
    key: 'tone',
    question: 'How would you like to be talked with?',
    description: 'You can change this at any time.',
    mandatory: true,
    active: true,
    oneOf: ['Mostly listen to me', 'Ask me questions that make me think', 'Be direct and practical'],
  },
  {
    key: 'sleep',
    question: 'How many hours do you sleep on an ordinary night?',
    description: 'A rough guess is fine.',
    mandatory: false,
    active: true,
    scale: [0, 12],
  },
  {
    key: 'household',
    question: 'Who do you live with?',
    description: 'It helps to understand what an ordinary day looks like. You can leave this open.',
    mandatory: false,
    active: true,
    oneOf: ['Nobody but me', 'My partner', 'My children', 'My parents', 'Friends or flatmates'],
  },
  {
    key: 'topics',
    question: 'What would you like to talk about?',
    description: 'You can bring up anything else as well, whenever you want to.',
    mandatory: false,
    active: true,
    severalOf: [
      'Stress and rest',
      'Work and money',
      'Family and partner',
      'Being alone',
      'Plans and decisions',
    ],
  },
  {
    key: 'movement',
    question: 'On how many days a week do you move enough to get out of breath?',
    description: 'Walking fast counts.',
    mandatory: false,
    active: false,
    scale: [0, 7],
  },
  {
    key: 'daytime',
    question: 'When do you have a quiet moment?',
    description: 'We might remind you then, if you want us to.',
    mandatory: true,
    active: false,
    oneOf: ['In the morning', 'Around noon', 'In the evening', 'At night'],
  },
  {
    key: 'strengths',
    question: 'What do others like about you?',
    description: 'Take your time with this one. Choose as many as you like.',
    mandatory: false,
    active: false,
    severalOf: ['I listen', 'I make them laugh', 'They can rely on me', 'I say what I think', 'I stay calm'],
  },
];

/** Fills in the questionnaire. */
export async function seedQuestions(db: Db): Promise<void> {
  for (const [index, question] of questionnaire.entries()) await addQuestion(db, question, index + 1);
}

async function addQuestion(db: Db, given: SeedQuestion, sortOrder: number): Promise<void> {
  const { key, question, description, mandatory, active } = given;
  const [minValue, maxValue] = 'scale' in given ? given.scale : [null, null];
  const answerTypeId = typeOf(given);
  const [row] = await db
    .insert(questions)
    .values({ key, question, description, mandatory, active, answerTypeId, sortOrder, minValue, maxValue })
    .returning({ id: questions.id });
  if (!row) throw new Error('The question was not stored');
  const options = 'severalOf' in given ? given.severalOf : 'oneOf' in given ? given.oneOf : [];
  if (options.length === 0) return;
  await db
    .insert(questionOptions)
    .values(options.map((answer, order) => ({ questionId: row.id, answer, sortOrder: order + 1 })));
}

function typeOf(given: SeedQuestion) {
  if ('scale' in given) return answerTypes.numeric;
  return 'severalOf' in given ? answerTypes.multipleChoice : answerTypes.singleChoice;
}
