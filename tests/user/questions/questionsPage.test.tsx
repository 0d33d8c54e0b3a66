import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  getChoiceAnswers,
  getNumericAnswerOptions,
  listChoiceOptions,
  listQuestions,
  type ProfileQuestion,
} from '../../../src/api/questions';
import { getUserStatus } from '../../../src/api/user';
import { toastRegion } from '../../support/controls';
import { allDone, mockChat } from '../../support/conversation';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import { mockCatalogue, mood, time, values } from './catalogue';

function open(questions: ProfileQuestion[], answers: Parameters<typeof mockCatalogue>[0] = {}) {
  mock(getUserStatus, allDone);
  const catalogue = mockCatalogue(answers);
  const listed = mock(listQuestions, questions);
  return { ...renderApp({ path: '/profile/questions' }), ...catalogue, listed };
}

const card = async ({ question }: ProfileQuestion) =>
  within(await screen.findByRole('article', { name: question }));

describe('the Questions screen', () => {
  it('has a title, a few words and a card for each question, by its type', async () => {
    const { listed } = open([mood, values, time], { number: 5, chosen: { 2: [21, 23], 3: [32] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
    expect(screen.getByText(/Your answers help the assistant/)).toBeVisible();

    const slider = await (await card(mood)).findByRole('slider', { name: mood.question });
    expect(slider).toHaveValue('5');
    expect(slider).toHaveAttribute('min', '2');
    expect(slider).toHaveAttribute('max', '8');
    expect(slider).toHaveAttribute('step', '1');
    expect(slider).toHaveAccessibleDescription(mood.description);
    expect((await card(mood)).getByText('5', { selector: 'output' })).toBeVisible();

    const boxes = await (await card(values)).findAllByRole('checkbox', { checked: true });
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(['Calm', 'Work']);
    expect((await card(values)).getByRole('group', { name: values.question })).toBeVisible();

    expect(await (await card(time)).findByRole('radio', { name: 'Evenings' })).toBeChecked();
    expect(listed.received).toHaveLength(1);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('shows what is not answered yet: a slider at its beginning, and nothing chosen', async () => {
    open([mood, time]);
    expect(await (await card(mood)).findByRole('slider')).toHaveValue('2');
    expect((await card(mood)).getByText('Not answered yet')).toBeVisible();
    for (const radio of await (await card(time)).findAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('says so when there are no questions', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No questions at the moment' })).toBeVisible();
  });

  it('closes to the chat', async () => {
    const { user } = open([mood]);
    mockChat();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/chat'));
  });
});

describe('a failure to load', () => {
  it('of the questions is told on the screen, not in a toast, with another try', async () => {
    mock(getUserStatus, allDone);
    mockCatalogue();
    fault(listQuestions, { status: 500 });
    const { user } = renderApp({ path: '/profile/questions' });
    expect(await screen.findByRole('heading', { name: 'The questions could not be loaded' })).toBeVisible();
    expect(toastRegion()).toBeEmptyDOMElement();
    mock(listQuestions, [mood]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('slider')).toBeVisible();
  });

  it.each([
    ['what a scale offers', mood, getNumericAnswerOptions],
    ['the options', values, listChoiceOptions],
    ['the answer', values, getChoiceAnswers],
  ] as const)('of %s is told in the card alone, with another try', async (_what, question, call) => {
    mock(getUserStatus, allDone);
    mock(listQuestions, [question, time]);
    mockCatalogue();
    // The other card has the same calls.
    fault(call, { status: 500 });
    const { user } = renderApp({ path: '/profile/questions' });
    const failed = await card(question);
    expect(await failed.findByText('This question could not be loaded.')).toBeVisible();
    expect(failed.getByText(question.question)).toBeVisible();
    expect(toastRegion()).toBeEmptyDOMElement();
    mockCatalogue();
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    expect(await failed.findByText(question.description)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('article', { name: question.question })).toHaveFocus());
  });
});
