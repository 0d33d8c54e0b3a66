import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  activateQuestion,
  deleteQuestion,
  getQuestion,
  listAllQuestions,
} from '../../../src/api/admin/questionnaire';
import { notifications, press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import {
  all,
  mockQuestions,
  mood,
  openAsItIs,
  openQuestions,
  sleep,
  theTable,
  values,
} from './openQuestions';

const warning =
  "You are about to delete an active question! Any user answers to this question will be lost and can't be reversed.";

/** What is said of the question, e.g. `Active` is `Yes`. */
const factsOf = async () => {
  const terms = await screen.findAllByRole('term');
  return Object.fromEntries(
    terms.map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
  );
};
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the deletion of a question', () => {
  it('shows the question as the server has it', async () => {
    const { one } = mockQuestions(all);
    const { user } = openAsItIs();
    await press(user, `Delete “${sleep.question}”`);
    expect(address()).toBe('/admin/questions?open=3&step=delete');
    await waitFor(async () => expect(await heading('Delete this question?')).toHaveFocus());
    expect(await factsOf()).toEqual({
      Question: sleep.question,
      Description: sleep.description,
      Active: 'No',
      Mandatory: 'No',
    });
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    expect(one.received.map(({ params }) => params.id)).toEqual(['3']);
  });

  it('warns of what is lost with an active one', async () => {
    openQuestions(`?open=${mood.id}&step=delete`);
    expect(await screen.findByText(warning)).toBeInTheDocument();
    expect(await factsOf()).toMatchObject({ Active: 'Yes', Mandatory: 'Yes' });
  });

  it('is done when it is confirmed, and the list shows it', async () => {
    mockQuestions(all);
    const deleted = mock(deleteQuestion);
    const { user } = openAsItIs();
    await press(user, `Delete “${mood.question}”`);
    await screen.findByText(warning);
    mock(listAllQuestions, [values, sleep]);
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await heading('Active Questions')).toHaveFocus());
    expect(within(await theTable('Active Questions')).queryByText(mood.question)).not.toBeInTheDocument();
    expect(deleted.received.map(({ params }) => params.id)).toEqual(['1']);
    expect(await notifications().findByText('The question is gone.')).toBeInTheDocument();
    expect(address()).toBe('/admin/questions');
  });

  it('is left by Cancel and by Back, to the button that led there', async () => {
    const { user, router } = openQuestions();
    const deleted = mock(deleteQuestion);
    const button = { name: `Delete “${mood.question}”` };
    await press(user, button.name);
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.getByRole('button', button)).toHaveFocus());
    await press(user, button.name);
    await heading('Delete this question?');
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole('button', button)).toHaveFocus());
    expect(deleted.received).toHaveLength(0);
  });

  it('says so when somebody else was faster', async () => {
    mockQuestions(all);
    fault(deleteQuestion, { status: 404, body: { message: 'There is no such question.' } });
    const { user } = openAsItIs(`?open=${sleep.id}&step=delete`);
    await screen.findAllByRole('term');
    mock(listAllQuestions, [mood]);
    await press(user, 'Delete');
    expect(await screen.findByText('This question is not there any more')).toBeInTheDocument();
    await waitFor(async () => expect(await heading('Delete this question?')).toHaveFocus());
    expect(notifications().queryByRole('alert'), 'said once').not.toBeInTheDocument();
    await press(user, 'To the overview');
    expect(await screen.findByText(/^No drafts/)).toBeInTheDocument();
  });

  it.each([
    [403, 'You do not have access to this.'],
    [500, 'Sorry, we could not connect to the server. Please try again later.'],
  ])('can be tried again after %i', async (status, message) => {
    fault(deleteQuestion, { status });
    const { user } = openQuestions(`?open=${sleep.id}&step=delete`);
    await press(user, 'Delete');
    expect(await notifications().findByText(message)).toBeInTheDocument();
    mock(deleteQuestion);
    await press(user, 'Delete');
    expect(await theTable('Drafts')).toBeInTheDocument();
  });

  it.each([
    [404, 'This question is not there any more'],
    [403, 'You do not have access to this.'],
    [500, 'The question could not be loaded'],
  ])('says so when the question does not come, with %i', async (status, message) => {
    mockQuestions(all);
    fault(getQuestion, { status });
    openAsItIs(`?open=${sleep.id}&step=delete`);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('waits for the question', async () => {
    mockQuestions(all);
    fault(getQuestion, { hangs: true });
    openAsItIs(`?open=${sleep.id}&step=delete`);
    expect(await screen.findByText('Loading the question')).toBeInTheDocument();
  });
});

describe('the activation of a draft', () => {
  it('says what it means before it is done', async () => {
    mockQuestions(all);
    const activated = mock(activateQuestion);
    const { user } = openAsItIs();
    await press(user, `Activate “${sleep.question}”`);
    await waitFor(async () => expect(await heading('Activate this question?')).toHaveFocus());
    expect(
      await screen.findByText(
        'Activating this question makes it show for all users next time they log in. Once activated, the only way to reverse is deleting it.',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByText('0 to 12')).toBeInTheDocument();
    expect(await factsOf()).toMatchObject({ 'Question Key': 'sleep', Range: '0 to 12' });
    expect(activated.received).toHaveLength(0);
    mock(listAllQuestions, [mood, { ...sleep, active: true }]);
    await press(user, 'Activate');
    await waitFor(async () => expect(await heading('Active Questions')).toHaveFocus());
    expect(within(await theTable('Active Questions')).getByText(sleep.question)).toBeInTheDocument();
    expect(screen.getByText(/^No drafts/)).toBeInTheDocument();
    expect(activated.received.map(({ params }) => params.id)).toEqual(['3']);
  });

  it('is left by Cancel, to the button that led there', async () => {
    const { user } = openQuestions();
    await press(user, `Activate “${sleep.question}”`);
    await press(user, 'Cancel');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Activate “${sleep.question}”` })).toHaveFocus(),
    );
  });

  it('is not offered for a question that somebody has activated already', async () => {
    openQuestions(`?open=${mood.id}&step=activate`);
    expect(await screen.findByText('This question has been activated already.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'To the overview' })).toBeInTheDocument();
  });

  it('says so when somebody has deleted the draft meanwhile', async () => {
    fault(activateQuestion, { status: 404, body: { message: 'There is no such question.' } });
    const { user } = openQuestions(`?open=${sleep.id}&step=activate`);
    await press(user, 'Activate');
    expect(await screen.findByText('This question is not there any more')).toBeInTheDocument();
    await waitFor(async () => expect(await heading('Activate this question?')).toHaveFocus());
  });
});

describe('an active question', () => {
  it('can be looked at as people see it, and nothing of it changed', async () => {
    const { user } = openQuestions();
    await press(user, values.question);
    expect(address()).toBe(`/admin/questions?open=${values.id}&step=view`);
    await waitFor(async () => expect(await heading('Question')).toHaveFocus());
    await screen.findByText('Be direct');
    expect(await factsOf()).toEqual({
      Question: values.question,
      Description: values.description,
      'Question Key': 'values',
      Active: 'Yes',
      Mandatory: 'No',
      Answers: 'ListenAskBe direct',
    });
    await press(user, 'To the overview');
    await waitFor(() => expect(screen.getByRole('button', { name: values.question })).toHaveFocus());
  });
});
