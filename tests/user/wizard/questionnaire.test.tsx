import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  giveChoiceAnswers,
  giveNumericAnswer,
  giveRadioAnswer,
  listChoiceOptions,
  listUnansweredQuestions,
  type ProfileQuestion,
} from '../../../src/api/questions';
import { toastRegion } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { renderApp } from '../../support/render';
import { mockCatalogue, mood, time, tone, values } from '../questions/catalogue';
import {
  expectDisabled,
  expectEnabled,
  heading,
  mockStartUp,
  nextButton,
  openStep,
  previousButton,
} from './startUp';

async function open(...questions: ProfileQuestion[]) {
  const startUp = mockStartUp();
  const catalogue = mockCatalogue();
  const unanswered = mock(listUnansweredQuestions, { questions });
  const saved = {
    numbers: mock(giveNumericAnswer),
    several: mock(giveChoiceAnswers),
    one: mock(giveRadioAnswer),
  };
  const view = await openStep('userQuestionaireStatusOk', 'Questionnaire');
  return { ...view, ...startUp, ...catalogue, unanswered, saved, save: view.next };
}

const takenBack = 'This question is no longer asked. You can go on.';
const allAnswered = () => screen.findByText(/Every question is answered/);
/** The last question is saved, and the wizard goes on. */
const goneOn = () => heading('Thanks');
const slider = () => screen.findByRole('slider', { name: mood.question });
const radio = (name: string) => screen.findByRole('radio', { name });

describe('the questionnaire', () => {
  it('asks one question at a time, and loads what it offers only then', async () => {
    const { scale, options, unanswered, save } = await open(mood, values, tone);
    expect(await slider()).toBeVisible();
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(unanswered.received).toHaveLength(1);
    expect(scale.received).toHaveLength(1);
    expect(options.received).toHaveLength(0);

    await save();
    expect(await screen.findByRole('group', { name: values.question })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Question 2 of 3')).toHaveFocus());
    expect(options.received.map(({ params }) => params.id)).toEqual(['2']);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('saves each answer with Next, which leads to the next question and after the last one out of it', async () => {
    const { user, save } = await open(mood, tone);
    await slider();
    expect(screen.queryByRole('button', { name: 'Save answer' })).not.toBeInTheDocument();
    await save();
    await radio('Gently');
    await save();
    expect(await goneOn()).toHaveFocus();
    await user.click(previousButton());
    expect(await allAnswered()).toBeVisible();
    expectEnabled(nextButton());
  });

  it('holds Next until what a question offers is there', async () => {
    mockStartUp();
    mock(listUnansweredQuestions, { questions: [time] });
    fault(listChoiceOptions, { hangs: true });
    await openStep('userQuestionaireStatusOk', 'Questionnaire');
    await screen.findByText('Question 1 of 1');
    expectDisabled(nextButton());
    expect(nextButton()).toHaveAccessibleDescription('Please answer the question first.');
  });

  it('is satisfied when nothing is left to answer', async () => {
    await open();
    expect(await allAnswered()).toBeVisible();
    expectEnabled(nextButton());
  });

  it('posts a number; an untouched slider stands at its beginning', async () => {
    const { saved, save } = await open(mood);
    expect(await slider()).toHaveValue('2');
    await save();
    await goneOn();
    expect(saved.numbers.received).toMatchObject([{ params: { id: '1' }, body: { value: 2 } }]);
  });

  it('posts the number that was chosen, which shows beside the slider', async () => {
    const { saved, save } = await open(mood);
    fireEvent.change(await slider(), { target: { value: '6' } });
    expect(screen.getByText('6', { selector: 'output' })).toBeVisible();
    await save();
    await goneOn();
    expect(saved.numbers.received).toMatchObject([{ body: { value: 6 } }]);
  });

  it('posts several choices, also none', async () => {
    const { user, saved, save } = await open(values, { ...values, id: 5 });
    mock(listChoiceOptions, [{ id: 21, answer: 'Calm' }]);
    await user.click(await screen.findByRole('checkbox', { name: 'Work' }));
    await user.click(screen.getByRole('checkbox', { name: 'Calm' }));
    await save();
    await screen.findByText('Question 2 of 2');
    await screen.findByRole('checkbox', { name: 'Calm' });
    await save();
    await goneOn();
    expect(saved.several.received.map(({ body }) => body)).toEqual([{ values: [21, 23] }, { values: [] }]);
  });

  it('insists on a mandatory single choice', async () => {
    const { user, saved, save } = await open(time);
    await radio('Mornings');
    expectDisabled(nextButton());
    await user.click(nextButton());
    expect(await screen.findByText('Please provide an answer')).toBeVisible();
    await waitFor(async () => expect(await radio('Mornings')).toHaveFocus());
    expect(saved.one.received).toHaveLength(0);

    await user.click(await radio('Evenings'));
    await waitFor(() => expect(screen.queryByText('Please provide an answer')).not.toBeInTheDocument());
    await save();
    await goneOn();
    expect(saved.one.received).toMatchObject([{ params: { id: '3' }, body: { value: 32 } }]);
  });

  it('lets an optional single choice be left out, without a call', async () => {
    const { saved, save } = await open(tone);
    await radio('Gently');
    expect(screen.getByText('You may leave this one out.')).toBeVisible();
    await save();
    await goneOn();
    expect(saved.one.received).toHaveLength(0);
  });

  it('asks nothing twice: not after Previous, and not after a reload', async () => {
    const { user, next, save, unmount } = await open(tone, mood);
    await radio('Gently');
    await save();
    await slider();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await heading('Welcome');
    await next();
    expect(await slider()).toBeVisible();
    unmount();

    // What was left out is still unanswered for the server.
    renderApp({ path: '/startQuestions' });
    expect(await slider()).toBeVisible();
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
  });

  it('keeps what is chosen and not saved over a reload', async () => {
    const { user, unmount } = await open(time);
    await user.click(await radio('Evenings'));
    unmount();
    renderApp({ path: '/startQuestions' });
    expect(await radio('Evenings')).toBeChecked();
  });

  it('stays with what was chosen when it could not be saved, without a toast', async () => {
    const { user, save } = await open(time);
    fault(giveRadioAnswer, { status: 500 });
    await user.click(await radio('Evenings'));
    await save();
    expect(await screen.findByText('Your answer could not be saved. Please try again.')).toBeVisible();
    expect(await radio('Evenings')).toBeChecked();
    expect(toastRegion()).toBeEmptyDOMElement();
    mock(giveRadioAnswer);
    await save();
    expect(await goneOn()).toBeVisible();
  });

  it('saves once, however often the button is pressed', async () => {
    const { user } = await open(mood);
    const hanging = fault(giveNumericAnswer, { hangs: true });
    await slider();
    await user.dblClick(nextButton());
    expect(nextButton()).toHaveAttribute('aria-busy', 'true');
    expect(hanging.received).toHaveLength(1);
  });

  it('offers another try when the questions, or what one offers, could not be loaded', async () => {
    mockStartUp();
    fault(listUnansweredQuestions, { status: 500 });
    const { user } = await openStep('userQuestionaireStatusOk', 'Questionnaire');
    expect(await screen.findByRole('heading', { name: 'The questions could not be loaded' })).toBeVisible();
    expectDisabled(nextButton());
    expect(toastRegion()).toBeEmptyDOMElement();

    mock(listUnansweredQuestions, { questions: [time] });
    fault(listChoiceOptions, { status: 500 });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('This question could not be loaded.')).toBeVisible();
    mockCatalogue();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await radio('Mornings')).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('goes on when a question was taken back before it shows', async () => {
    mockStartUp();
    mockCatalogue();
    mock(listUnansweredQuestions, { questions: [time, mood] });
    fault(listChoiceOptions, { status: 404 });
    const { user } = await openStep('userQuestionaireStatusOk', 'Questionnaire');
    expect(await screen.findByText(takenBack)).toBeVisible();
    await user.click(nextButton());
    expect(await slider()).toBeVisible();
  });

  it('goes on when a question was taken back before its answer is saved', async () => {
    const { user, save } = await open(time, mood);
    fault(giveRadioAnswer, { status: 404 });
    await user.click(await radio('Mornings'));
    await save();
    expect(await screen.findByText(takenBack)).toBeVisible();
    await user.click(nextButton());
    expect(await slider()).toBeVisible();
  });
});
