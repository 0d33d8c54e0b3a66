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
import { addAnswer, fill, filled, newChoice, newNumeric, number, ofSleep, ofTone, taken } from './fillEditor';
import { all, mockQuestions, openAsItIs, openQuestions, sleep, tone } from './openQuestions';

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
    // Once for the form, and once more before the save.
    expect(one.received).toHaveLength(2);
    expect(range.received).toHaveLength(2);
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
