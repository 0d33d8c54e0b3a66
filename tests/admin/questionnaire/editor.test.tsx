import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  changeChoiceQuestion,
  changeNumericQuestion,
  createChoiceQuestion,
  createNumericQuestion,
  getNumericRange,
  getQuestion,
  listAllQuestions,
  listChoiceAnswers,
} from '../../../src/api/admin/questionnaire';
import { field, notifications, press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { all, mockQuestions, openAsItIs, openQuestions, sleep, tone, type User } from './openQuestions';

const newNumeric = '?open=new&type=1';
const newChoice = '?open=new&type=2';
const ofSleep = `?open=${sleep.id}&type=1`;
const ofTone = `?open=${tone.id}&type=3`;
const taken = 'The question key is already used by another question.';
const number = (name: string) => screen.findByRole('spinbutton', { name });

async function fill(user: User, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(await field(name));
    await user.type(await field(name), text);
  }
}

const filled = { Question: 'How much?', 'Help text': 'Roughly.', 'Question Key': 'much' };

async function addAnswer(user: User, text: string) {
  await user.type(await field('New answer'), text);
  await press(user, 'Add answer');
}

describe('a new numeric question', () => {
  it('has a scale from 0 to 100 until somebody changes it, and is stored as a draft', async () => {
    const created = mock(createNumericQuestion);
    const { user } = openQuestions(newNumeric);
    expect(await number('Minimum value')).toHaveValue(0);
    expect(await number('Maximum value')).toHaveValue(100);
    expect(screen.getByRole('checkbox', { name: 'Mandatory' })).not.toBeChecked();
    await fill(user, filled);
    await user.click(screen.getByRole('checkbox', { name: 'Mandatory' }));
    mock(listAllQuestions, [...all, { ...sleep, id: 9, question: 'How much?', sortOrder: 9 }]);
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('cell', { name: 'How much?' })).toBeInTheDocument();
    expect(created.received.map(({ body }) => body)).toEqual([
      {
        questionText: 'How much?',
        helpText: 'Roughly.',
        key: 'much',
        mandatory: true,
        active: false,
        answerType: 1,
        answers: { answerType: 1, minValue: 0, maxValue: 100 },
      },
    ]);
    expect(address()).toBe('/admin/questions');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Question' })).toHaveFocus());
    expect(await notifications().findByText('The new question is among the drafts.')).toBeInTheDocument();
  });

  it('needs a question, a help text and a key', async () => {
    const { user } = openQuestions(newNumeric);
    await press(user, 'Save');
    expect(await screen.findByText('Please provide a question')).toBeInTheDocument();
    expect(screen.getByText('Please provide a help text.')).toBeInTheDocument();
    expect(screen.getByText('Please provide a question key.')).toBeInTheDocument();
    await waitFor(async () => expect(await field('Question')).toHaveFocus());
    await user.type(await field('Question'), '  ');
    expect(screen.getByText('Please provide a question')).toBeInTheDocument();
    await user.type(await field('Question'), 'How?');
    await waitFor(() => expect(screen.queryByText('Please provide a question')).not.toBeInTheDocument());
  });

  it('has a key of at most 20 characters', async () => {
    const created = mock(createNumericQuestion);
    const { user } = openQuestions(newNumeric);
    await fill(user, { ...filled, 'Question Key': 'k'.repeat(21) });
    await press(user, 'Save');
    expect(await screen.findByText('The question key can be at most 20 characters')).toBeInTheDocument();
    await user.type(await field('Question Key'), '{Backspace}');
    await press(user, 'Save');
    await waitFor(() => expect(created.received).toHaveLength(1));
  });

  it.each([
    ['', '5', 'Minimum value', 'Please provide a minumum value'],
    ['1.5', '5', 'Minimum value', 'Please provide a minumum value'],
    ['1', '', 'Maximum value', 'Please provide a maximum value'],
    ['5', '5', 'Maximum value', 'Maximum value must be larger than minimum value'],
    ['-1', '-3', 'Maximum value', 'Maximum value must be larger than minimum value'],
  ])('has no scale from "%s" to "%s"', async (min, max, where, message) => {
    const { user } = openQuestions(newNumeric);
    await fill(user, filled);
    await user.clear(await number('Minimum value'));
    await user.clear(await number('Maximum value'));
    if (min) await user.type(await number('Minimum value'), min);
    if (max) await user.type(await number('Maximum value'), max);
    await press(user, 'Save');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(async () => expect(await number(where)).toHaveFocus());
    expect(await number(where)).toHaveAccessibleDescription(message);
  });

  it('is looked at again when the other end of its scale changes', async () => {
    const { user } = openQuestions(newNumeric);
    await user.clear(await number('Minimum value'));
    await user.type(await number('Minimum value'), '200');
    await press(user, 'Save');
    expect(await screen.findByText('Maximum value must be larger than minimum value')).toBeInTheDocument();
    await user.clear(await number('Minimum value'));
    await user.type(await number('Minimum value'), '2');
    await waitFor(() =>
      expect(screen.queryByText('Maximum value must be larger than minimum value')).not.toBeInTheDocument(),
    );
  });
});

describe('a new choice question', () => {
  it('is stored with its answers in their order', async () => {
    const created = mock(createChoiceQuestion);
    const { user } = openQuestions(newChoice);
    await fill(user, filled);
    await addAnswer(user, 'Little');
    await user.type(await field('New answer'), 'Much{Enter}');
    await waitFor(async () => expect(await field('New answer')).toHaveFocus());
    expect(await field('New answer')).toHaveValue('');
    await addAnswer(user, 'None');
    await press(user, 'Move answer 3 up');
    await press(user, 'Move answer 2 up');
    expect(screen.getByText('Answer 2 is now answer 1 of 3.')).toBeInTheDocument();
    await press(user, 'Save');
    await waitFor(() =>
      expect(created.received.map(({ body }) => body)).toEqual([
        {
          questionText: 'How much?',
          helpText: 'Roughly.',
          key: 'much',
          mandatory: false,
          active: false,
          answerType: 2,
          answers: {
            answerType: 2,
            answers: [
              { answerText: 'None', sortOrder: 1 },
              { answerText: 'Little', sortOrder: 2 },
              { answerText: 'Much', sortOrder: 3 },
            ],
          },
        },
      ]),
    );
  });

  it('needs at least two options', async () => {
    const created = mock(createChoiceQuestion);
    const { user } = openQuestions(newChoice);
    await fill(user, filled);
    await press(user, 'Save');
    expect(await screen.findByText('Provide at least two options')).toBeInTheDocument();
    await waitFor(async () => expect(await field('New answer')).toHaveFocus());
    await addAnswer(user, 'Little');
    expect(screen.getByText('Provide at least two options')).toBeInTheDocument();
    await addAnswer(user, 'Much');
    await waitFor(() => expect(screen.queryByText('Provide at least two options')).not.toBeInTheDocument());
    await press(user, 'Remove answer 1');
    expect(await screen.findByText('Provide at least two options')).toBeInTheDocument();
    expect(created.received).toHaveLength(0);
  });

  it('gets no empty answer', async () => {
    const { user } = openQuestions(newChoice);
    await user.type(await field('New answer'), '   ');
    await press(user, 'Add answer');
    expect(await screen.findByText('Answer must have a value')).toBeInTheDocument();
    await waitFor(async () => expect(await field('New answer')).toHaveFocus());
    expect(screen.queryByRole('textbox', { name: 'Answer 1' })).not.toBeInTheDocument();
    await user.type(await field('New answer'), 'Little');
    expect(screen.queryByText('Answer must have a value')).not.toBeInTheDocument();
  });

  it('is not stored without an answer that is typed and not added yet', async () => {
    const created = mock(createChoiceQuestion);
    const { user } = openQuestions(newChoice);
    await fill(user, filled);
    for (const text of ['Little', 'Much']) await addAnswer(user, text);
    await user.type(await field('New answer'), 'None');
    await press(user, 'Save');
    const message = 'Please add this answer, or empty the field, before you save.';
    expect(await screen.findByText(message)).toBeInTheDocument();
    await press(user, 'Add answer');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    await press(user, 'Save');
    await waitFor(() => expect(created.received[0]?.body.answers.answers).toHaveLength(3));
  });
});

describe('a draft', () => {
  it('is changed with the scale that the server has', async () => {
    const { one } = mockQuestions(all);
    const range = mock(getNumericRange, { minValue: 0, maxValue: 12 });
    const changed = mock(changeNumericQuestion);
    const { user } = openAsItIs();
    await press(user, `Edit “${sleep.question}”`);
    expect(address()).toBe('/admin/questions?open=3&type=1');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Edit question' })).toHaveFocus(),
    );
    expect(await number('Maximum value')).toHaveValue(12);
    expect(await field('Question')).toHaveValue(sleep.question);
    expect(await field('Help text')).toHaveValue(sleep.description);
    expect(await field('Question Key')).toHaveValue('sleep');
    await fill(user, { 'Help text': 'In hours.' });
    await press(user, 'Save');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Edit “How well/ })).toHaveFocus());
    expect(changed.received).toMatchObject([
      {
        params: { id: '3' },
        body: { helpText: 'In hours.', key: 'sleep', answers: { minValue: 0, maxValue: 12 } },
      },
    ]);
    expect(one.received).toHaveLength(1);
    expect(range.received).toHaveLength(1);
  });

  it('is changed with the answers that the server has', async () => {
    mockQuestions(all);
    const changed = mock(changeChoiceQuestion);
    const { user } = openAsItIs(ofTone);
    await fill(user, { 'Answer 2': 'Ask me' });
    await press(user, 'Remove answer 1');
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'Remove answer 1' })).toHaveFocus(),
    );
    await press(user, 'Save');
    await screen.findByRole('table', { name: 'Drafts' });
    expect(changed.received[0]?.body.answers).toEqual({
      answerType: 3,
      answers: [
        { answerText: 'Ask me', sortOrder: 1 },
        { answerText: 'Be direct', sortOrder: 2 },
      ],
    });
  });

  it('has a text in each of its answers', async () => {
    const { user } = openQuestions(ofTone);
    await user.clear(await field('Answer 2'));
    await press(user, 'Save');
    expect(await screen.findByText('All answers must have a value')).toBeInTheDocument();
    expect(await field('Answer 2')).toHaveAccessibleDescription('Answer must have a value');
    await waitFor(async () => expect(await field('Answer 2')).toHaveFocus());
    await user.type(await field('Answer 2'), 'Ask');
    await waitFor(() => expect(screen.queryByText('All answers must have a value')).not.toBeInTheDocument());
    expect(screen.queryByText('Answer must have a value')).not.toBeInTheDocument();
  });

  it('waits while it is loaded, and can be asked for again', async () => {
    mockQuestions(all);
    fault(listChoiceAnswers, { status: 500 });
    const { user } = openAsItIs(ofTone);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { level: 2, name: 'Edit question' })).toBeInTheDocument();
    fault(listChoiceAnswers, { hangs: true });
    await user.click(retry);
    expect(await screen.findByText('Loading the question')).toBeInTheDocument();
  });

  it('says so when the server refuses it', async () => {
    mockQuestions(all);
    fault(getQuestion, { status: 403 });
    openAsItIs(ofSleep);
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });

  it('says so when it is not there any more', async () => {
    mockQuestions(all);
    fault(getQuestion, { status: 404 });
    const { user } = openAsItIs(ofSleep);
    expect(await screen.findByText('This question is not there any more')).toBeInTheDocument();
    await press(user, 'To the overview');
    expect(await screen.findByRole('table', { name: 'Drafts' })).toBeInTheDocument();
  });
});

describe('a question that the server does not take', () => {
  it('says at its key that another question has it, without a toast', async () => {
    fault(createNumericQuestion, { status: 400, body: { message: 'Duplicate.' } });
    const { user } = openQuestions(newNumeric);
    await fill(user, filled);
    await press(user, 'Save');
    expect(await screen.findByText(taken)).toBeInTheDocument();
    const key = await field('Question Key');
    await waitFor(() => expect(key).toHaveFocus());
    expect(key).toHaveAccessibleDescription(expect.stringContaining(taken));
    expect(notifications().queryByRole('alert')).not.toBeInTheDocument();
    await user.type(key, '2');
    await waitFor(() => expect(screen.queryByText(taken)).not.toBeInTheDocument());
  });

  it.each([
    [403, 'You do not have access to this.'],
    [422, 'Please choose smaller numbers.'],
    [500, 'Sorry, we could not connect to the server. Please try again later.'],
  ])('says why after %i, and keeps what is typed', async (status, message) => {
    fault(createNumericQuestion, { status, body: { message: 'Please choose smaller numbers.' } });
    const { user } = openQuestions(newNumeric);
    await fill(user, filled);
    await press(user, 'Save');
    expect(
      await screen.findByText(`Not saved: ${message} What you have typed is still here.`),
    ).toBeInTheDocument();
    expect(notifications().getByText(message)).toBeInTheDocument();
    expect(await field('Question')).toHaveValue('How much?');
  });

  it.each([
    ['helpText', 'Help text'],
    ['questionText', 'Question'],
    ['key', 'Question Key'],
  ])('says why at the field that the server names: %s', async (named, label) => {
    const message = 'Please choose other words.';
    fault(createNumericQuestion, { status: 422, body: { message, field: named } });
    const { user } = openQuestions(newNumeric);
    await fill(user, filled);
    await press(user, 'Save');
    const refused = await field(label);
    await waitFor(() => expect(refused).toHaveAccessibleDescription(expect.stringContaining(message)));
    await waitFor(() => expect(refused).toHaveFocus());
    expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
    await user.type(refused, '2');
    await waitFor(() => expect(refused).toBeValid());
  });

  it('says why at its list of answers when the server names that', async () => {
    const message = 'Please give fewer answers.';
    fault(createChoiceQuestion, { status: 422, body: { message, field: 'answers' } });
    const { user } = openQuestions(newChoice);
    await fill(user, filled);
    await addAnswer(user, 'Little');
    await addAnswer(user, 'Much');
    await press(user, 'Save');
    await waitFor(async () => expect(await field('New answer')).toHaveAccessibleDescription(message));
  });

  it('says why below the fields when the server names one that the form has not', async () => {
    const message = 'Please choose smaller numbers.';
    fault(createNumericQuestion, { status: 422, body: { message, field: 'answers' } });
    const { user } = openQuestions(newNumeric);
    await fill(user, filled);
    await press(user, 'Save');
    expect(await screen.findByText(`Not saved: ${message} What you have typed is still here.`)).toBeVisible();
  });

  it('becomes a new one when somebody has deleted it meanwhile', async () => {
    mockQuestions(all);
    fault(changeNumericQuestion, { status: 404, body: { message: 'There is no such question.' } });
    mock(listAllQuestions, [tone]);
    const created = mock(createNumericQuestion);
    const { user } = openAsItIs(ofSleep);
    await fill(user, { Question: 'How well, really?' });
    await press(user, 'Save');
    expect(await screen.findByText(/has been deleted meanwhile/)).toHaveTextContent(
      'This draft has been deleted meanwhile. What you save here becomes a new question.',
    );
    expect(await field('Question')).toHaveValue('How well, really?');
    await press(user, 'Save');
    await waitFor(() => expect(created.received[0]?.body.questionText).toBe('How well, really?'));
  });

  it('says so when somebody has activated it while it was edited', async () => {
    mockQuestions(all);
    fault(changeNumericQuestion, { status: 404, body: { message: 'There is no such question.' } });
    const { user } = openAsItIs(ofSleep);
    await fill(user, { Question: 'How well, really?' });
    mock(listAllQuestions, [{ ...sleep, active: true }]);
    await press(user, 'Save');
    expect(await screen.findByText(/has been activated meanwhile/)).toBeInTheDocument();
    expect(await field('Question')).toHaveValue('How well, really?');
  });

  it('becomes a new one when somebody has activated it meanwhile', async () => {
    const created = mock(createNumericQuestion);
    const { user } = openQuestions(ofSleep, [{ ...sleep, active: true }]);
    expect(await screen.findByText(/has been activated meanwhile/)).toHaveTextContent(
      'What you save here becomes a new question, which needs a key of its own.',
    );
    await fill(user, { 'Question Key': 'sleep2' });
    await press(user, 'Save');
    await waitFor(() => expect(created.received[0]?.body.key).toBe('sleep2'));
  });
});

describe('what is typed into the editor', () => {
  it('is still there after a reload, until the person starts over', async () => {
    const first = openQuestions(ofTone);
    await fill(first.user, { Question: 'Shall we talk?', 'Answer 3': 'Be kind' });
    await addAnswer(first.user, 'Say nothing');
    await first.user.type(await field('New answer'), 'Sing');
    first.unmount();
    const { user } = openQuestions(ofTone);
    expect(await screen.findByText('Your unsaved changes are back.')).toBeInTheDocument();
    expect(await field('Question')).toHaveValue('Shall we talk?');
    expect(await field('Answer 3')).toHaveValue('Be kind');
    expect(await field('Answer 4')).toHaveValue('Say nothing');
    expect(await field('New answer')).toHaveValue('Sing');
    await press(user, 'Start over');
    expect(await field('Answer 3')).toHaveValue('Be direct');
    expect(screen.queryByRole('textbox', { name: 'Answer 4' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Edit question' })).toHaveFocus(),
    );
  });

  it('is still there after a reload when the question is not', async () => {
    const first = openQuestions(ofSleep);
    await fill(first.user, { Question: 'How well, really?' });
    first.unmount();
    mockQuestions(all);
    fault(getQuestion, { status: 404 });
    openAsItIs(ofSleep);
    expect(await field('Question')).toHaveValue('How well, really?');
    expect(screen.getByText(/has been deleted meanwhile/)).toBeInTheDocument();
  });

  it('is asked about before it is left by Back', async () => {
    const { user, router } = openQuestions();
    await press(user, `Edit “${sleep.question}”`);
    await fill(user, { Question: 'How well, really?' });
    void router.navigate(-1);
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await press(user, 'Stay');
    expect(await field('Question')).toHaveValue('How well, really?');
    expect(address()).toBe('/admin/questions?open=3&type=1');
  });

  it('is left without a question by Cancel, and forgotten', async () => {
    const { user } = openQuestions();
    await press(user, `Edit “${sleep.question}”`);
    await fill(user, { Question: 'How well, really?' });
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Edit “How well/ })).toHaveFocus());
    await press(user, `Edit “${sleep.question}”`);
    expect(await field('Question')).toHaveValue(sleep.question);
  });
});
