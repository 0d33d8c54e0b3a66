import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listAllQuestions, listAnswerTypes, swapQuestions } from '../../../src/api/admin/questionnaire';
import { createDeferred } from '../../../src/auth/deferred';
import { notifications, press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import {
  all,
  cellsOf,
  mockQuestions,
  mood,
  openAsItIs,
  openQuestions,
  sleep,
  theTable,
  tone,
  types,
  values,
} from './openQuestions';

const arrow = (question: string, to: 'up' | 'down') =>
  screen.findByRole('button', { name: `Move “${question}” ${to}` });

describe('the questions', () => {
  it('stand in two tables, those that are active and the drafts', async () => {
    const { list } = mockQuestions(all);
    const answerTypes = mock(listAnswerTypes, types);
    openAsItIs();
    const headers = ['Question', 'Question Key', 'Mandatory', 'Type', 'Actions', 'Sort'];
    expect(cellsOf(await theTable('Active Questions'))).toEqual([
      headers,
      [mood.question, 'mood', 'Yes', 'Numeric', 'Delete', '1'],
      [values.question, 'values', 'No', 'Multiple choice', 'Delete', '2'],
    ]);
    expect(cellsOf(await theTable('Drafts'))).toEqual([
      headers,
      [sleep.question, 'sleep', 'No', 'Numeric', 'EditActivateDelete', '3'],
      [tone.question, 'tone', 'Yes', 'Single choice', 'EditActivateDelete', '4'],
    ]);
    expect(list.received).toHaveLength(1);
    expect(answerTypes.received).toHaveLength(1);
  });

  it('are searched where there are many, and keep their places', async () => {
    const more = Array.from({ length: 8 }, (_, index) => ({
      ...mood,
      id: 20 + index,
      sortOrder: 20 + index,
    }));
    mockQuestions([...all, ...more, { ...values, id: 40, question: 'Où êtes-vous ?', sortOrder: 40 }]);
    const swapped = mock(swapQuestions);
    const { user } = openAsItIs();
    await user.type(await screen.findByRole('searchbox', { name: 'Search questions' }), 'ou ETES');
    await waitFor(async () => expect(cellsOf(await theTable('Active Questions'))).toHaveLength(2));
    expect(screen.getByText('No question here has what you search for.')).toBeVisible();
    await user.click(await arrow('Où êtes-vous ?', 'up'));
    await waitFor(() => expect(swapped.received[0]?.body).toEqual({ id1: 40, id2: 27 }));
  });

  it('stand by their sort order', async () => {
    openQuestions('', [{ ...mood, sortOrder: 9 }, values]);
    const [, first, second] = cellsOf(await theTable('Active Questions'));
    expect([first?.[0], second?.[0]]).toEqual([values.question, mood.question]);
  });

  it('can be deleted when active, and edited, activated and deleted as drafts', async () => {
    openQuestions();
    const buttonsIn = (table: HTMLElement) =>
      within(table)
        .getAllByRole('button', { name: /^(Edit|Activate|Delete)/ })
        .map(({ textContent }) => textContent);
    expect(buttonsIn(await theTable('Active Questions'))).toEqual(['Delete', 'Delete']);
    const three = ['Edit', 'Activate', 'Delete'];
    expect(buttonsIn(await theTable('Drafts'))).toEqual([...three, ...three]);
  });

  it('say so where there are none', async () => {
    openQuestions('', []);
    expect(await screen.findByText('No question is active: nobody is asked one.')).toBeInTheDocument();
    expect(screen.getByText('No drafts. A new question begins as one.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('wait while they are loaded', async () => {
    mock(listAnswerTypes, types);
    fault(listAllQuestions, { hangs: true });
    openAsItIs();
    expect(await screen.findByText('Loading the questions')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    mock(listAnswerTypes, types);
    fault(listAllQuestions, { status: 500 });
    const { user } = openAsItIs();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mock(listAllQuestions, all);
    await user.click(retry);
    expect(await theTable('Drafts')).toBeInTheDocument();
  });

  it('say so when the server refuses them', async () => {
    mock(listAnswerTypes, types);
    fault(listAllQuestions, { status: 403 });
    openAsItIs();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });
});

describe('the order of the questions', () => {
  it('changes with the arrows, which swap a question with its neighbour in the same table', async () => {
    mockQuestions(all);
    const reply = createDeferred<null>();
    const sent = mock(swapQuestions, () => reply.promise);
    const { user } = openAsItIs();
    await user.click(await arrow(tone.question, 'up'));
    await waitFor(async () => {
      const [, first, second] = cellsOf(await theTable('Drafts'));
      expect([first?.[0], second?.[0]]).toEqual([tone.question, sleep.question]);
    });
    expect(screen.queryByText(/is now/)).not.toBeInTheDocument();
    mock(listAllQuestions, [mood, values, { ...tone, sortOrder: 3 }, { ...sleep, sortOrder: 4 }]);
    reply.resolve(null);
    expect(await screen.findByText('“How shall we talk?” is now 1 of 2.')).toBeInTheDocument();
    expect(sent.received.map(({ body }) => body)).toEqual([{ id1: 4, id2: 3 }]);
  });

  it('takes further changes meanwhile, sends them one after the other, and is read again after the last', async () => {
    const { list } = mockQuestions(all);
    const replies = { 2: createDeferred<null>(), 4: createDeferred<null>() };
    const sent = mock(swapQuestions, ({ body }) => replies[body.id1 === 2 ? 2 : 4].promise);
    const { user } = openAsItIs();
    const orderIn = async (table: string) =>
      cellsOf(await theTable(table))
        .slice(1)
        .map(([question]) => question);
    const swapped = async () => {
      expect(await orderIn('Active Questions')).toEqual([values.question, mood.question]);
      expect(await orderIn('Drafts')).toEqual([tone.question, sleep.question]);
    };
    await user.click(await arrow(values.question, 'up'));
    await user.click(await arrow(tone.question, 'up'));
    await waitFor(swapped);
    expect(sent.received.map(({ body }) => body)).toEqual([{ id1: 2, id2: 1 }]);
    replies[2].resolve(null);
    await waitFor(() => expect(sent.received).toHaveLength(2));
    expect(sent.received[1]?.body).toEqual({ id1: 4, id2: 3 });
    await swapped();
    expect(list.received).toHaveLength(1);
    replies[4].resolve(null);
    await waitFor(() => expect(list.received).toHaveLength(2));
  });

  it('tells where a question has come to when a colleague has moved it meanwhile, too', async () => {
    mockQuestions(all);
    // The colleague has swapped the same two a moment before.
    mock(swapQuestions);
    const { user } = openAsItIs();
    await user.click(await arrow(values.question, 'up'));
    const words = 'Somebody else has changed it meanwhile. “What matters to you?” is now 2 of 2.';
    expect(await notifications().findByText(words)).toBeInTheDocument();
  });

  it('moves a question as often as its arrow is pressed, however quickly', async () => {
    const five = [1, 2, 3, 4].map((id) => ({ ...sleep, id, sortOrder: id, question: `Question ${id}` }));
    mockQuestions(five);
    const sent = mock(swapQuestions);
    openAsItIs();
    const down = await arrow('Question 1', 'down');
    for (const _ of [1, 2, 3]) down.click();
    await waitFor(() => expect(sent.received).toHaveLength(3));
    expect(sent.received.map(({ body }) => body)).toEqual([
      { id1: 1, id2: 2 },
      { id1: 1, id2: 3 },
      { id1: 1, id2: 4 },
    ]);
  });

  it('takes a step back before the step has been stored', async () => {
    mockQuestions(all.map((question) => ({ ...question, active: true })));
    const reply = createDeferred<null>();
    const sent = mock(swapQuestions, () => reply.promise);
    openAsItIs();
    (await arrow(values.question, 'down')).click();
    (await arrow(values.question, 'up')).click();
    reply.resolve(null);
    await waitFor(() => expect(sent.received).toHaveLength(2));
  });

  it('goes on with the question that was moved when the second press of a double click falls on the next', async () => {
    mockQuestions(all.map((question) => ({ ...question, active: true })));
    const reply = createDeferred<null>();
    const sent = mock(swapQuestions, () => reply.promise);
    const { user } = openAsItIs();
    await user.click(await arrow(mood.question, 'down'));
    // What stands below the pointer then.
    fireEvent.click(await arrow(values.question, 'down'), { detail: 2 });
    reply.resolve(null);
    await waitFor(() => expect(sent.received).toHaveLength(2));
    expect(sent.received[1]?.body).toEqual({ id1: mood.id, id2: sleep.id });
  });

  it('keeps the focus on the arrow, also where it can go no further', async () => {
    mockQuestions(all);
    mock(swapQuestions, () => {
      mock(listAllQuestions, [{ ...mood, sortOrder: 2 }, { ...values, sortOrder: 1 }, sleep, tone]);
      return null;
    });
    const { user } = openAsItIs();
    await user.click(await arrow(values.question, 'up'));
    await screen.findByText('“What matters to you?” is now 1 of 2.');
    await waitFor(async () => expect(await arrow(values.question, 'up')).toHaveFocus());
    expect(await arrow(values.question, 'up')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await arrow(values.question, 'down'));
    await waitFor(async () => expect(await arrow(values.question, 'down')).toHaveFocus());
  });

  it('ends at the first and the last row', async () => {
    openQuestions();
    const sent = mock(swapQuestions);
    for (const [question, off] of [
      [mood, 'up'],
      [values, 'down'],
      [sleep, 'up'],
      [tone, 'down'],
    ] as const) {
      const other = off === 'up' ? 'down' : 'up';
      expect(await arrow(question.question, off)).toHaveAttribute('aria-disabled', 'true');
      expect(await arrow(question.question, other)).not.toHaveAttribute('aria-disabled');
      (await arrow(question.question, off)).click();
    }
    expect(sent.received).toHaveLength(0);
  });

  it('is as before when the server does not take the change', async () => {
    const { user } = openQuestions();
    fault(swapQuestions, { status: 404, body: { message: 'There is no such question.' } });
    await user.click(await arrow(tone.question, 'up'));
    expect(await notifications().findByText('There is no such question.')).toBeInTheDocument();
    await waitFor(async () => {
      const [, first] = cellsOf(await theTable('Drafts'));
      expect(first?.[0]).toBe(sleep.question);
    });
    expect(screen.queryByText(/is now/)).not.toBeInTheDocument();
  });
});

describe('a new question', () => {
  it('begins with a type, chosen from the dropdown', async () => {
    const { user } = openQuestions();
    const type = await screen.findByRole('combobox', { name: 'New question type' });
    await within(type).findByRole('option', { name: 'Numeric' });
    expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(types.map(({ name }) => name));
    await user.selectOptions(type, 'Single choice');
    await press(user, 'Add Question');
    expect(address()).toBe('/admin/questions?open=new&type=3');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'New question' })).toHaveFocus(),
    );
    expect(await screen.findByText('Single choice')).toBeInTheDocument();
  });

  it('begins with the first type when none is chosen', async () => {
    const { user } = openQuestions();
    await screen.findByRole('option', { name: 'Numeric' });
    await press(user, 'Add Question');
    expect(address()).toBe('/admin/questions?open=new&type=1');
  });

  it('has to wait for its types, and can ask for them again', async () => {
    mockQuestions(all);
    fault(listAnswerTypes, { status: 500 });
    const { user } = openAsItIs();
    expect(await screen.findByText('The types of questions could not be loaded.')).toBeInTheDocument();
    expect(await theTable('Drafts')).toBeInTheDocument();
    mock(listAnswerTypes, types);
    await press(user, 'Retry');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Question' })).toHaveFocus());
  });

  it.each([403, 404])('offers no other try for its types where a %i would stay', async (status) => {
    mockQuestions(all);
    fault(listAnswerTypes, { status });
    openAsItIs();
    expect(await screen.findByText('The types of questions could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('cannot be added where there is no type', async () => {
    mockQuestions(all);
    mock(listAnswerTypes, []);
    openAsItIs();
    expect(await screen.findByText('There is no type of question to add.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Question' })).not.toBeInTheDocument();
  });
});
