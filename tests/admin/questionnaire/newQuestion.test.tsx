import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createChoiceQuestion,
  createNumericQuestion,
  listAllQuestions,
} from '../../../src/api/admin/questionnaire';
import { field, notifications, press } from '../../support/controls';
import { mock } from '../../support/mocks';
import { address } from '../../support/render';
import { addAnswer, fill, filled, newChoice, newNumeric, number } from './fillEditor';
import { all, openQuestions, sleep } from './openQuestions';

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
    await user.click(await screen.findByRole('link', { name: 'Please provide a question' }));
    expect(await field('Question')).toHaveFocus();
    expect(await field('Help text')).toHaveAccessibleDescription(
      expect.stringContaining('Please provide a help text.'),
    );
    expect(await field('Question Key')).toHaveAccessibleDescription(
      expect.stringContaining('Please provide a question key.'),
    );
    await user.type(await field('Question'), '  ');
    expect(await field('Question')).toBeInvalid();
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

  it('has a key of letters, digits and dashes, which a prompt can hold', async () => {
    const created = mock(createNumericQuestion);
    const { user } = openQuestions(newNumeric);
    await fill(user, { ...filled, 'Question Key': 'vc opt: x' });
    await press(user, 'Save');
    expect(await screen.findByText('Please use only letters, digits and dashes.')).toBeInTheDocument();
    await fill(user, { 'Question Key': 'VC-opt-2' });
    await press(user, 'Save');
    await waitFor(() => expect(created.received[0]?.body.key).toBe('VC-opt-2'));
  });

  it.each([
    ['', '5', 'Minimum value', 'Please provide a minumum value'],
    ['1.5', '5', 'Minimum value', 'Please provide a whole number.'],
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
    const message = 'Maximum value must be larger than minimum value';
    await waitFor(async () => expect(await number('Maximum value')).toHaveAccessibleDescription(message));
    await user.clear(await number('Minimum value'));
    await user.type(await number('Minimum value'), '2');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
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
