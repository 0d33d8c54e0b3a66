import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  changeChoiceAnswers,
  changeNumericAnswer,
  changeRadioAnswer,
  listQuestions,
  type ProfileQuestion,
} from '../../../src/api/questions';
import { getUserStatus } from '../../../src/api/user';
import { createDeferred } from '../../../src/auth/deferred';
import { writeDraft } from '../../../src/shared/drafts/drafts';
import { toastRegion } from '../../support/controls';
import { allDone } from '../../support/conversation';
import { ann } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import { mockCatalogue, mood, time, tone, values } from './catalogue';

async function open(question: ProfileQuestion, answers: Parameters<typeof mockCatalogue>[0] = {}) {
  mock(getUserStatus, allDone);
  mock(listQuestions, [question]);
  mockCatalogue(answers);
  const changed = {
    numbers: mock(changeNumericAnswer),
    several: mock(changeChoiceAnswers),
    one: mock(changeRadioAnswer),
  };
  const view = renderApp({ path: '/profile/questions' });
  const card = within(await screen.findByRole('article', { name: question.question }));
  await waitFor(() => expect(card.queryByText('Loading')).not.toBeInTheDocument());
  return { ...view, changed, card };
}

const bodies = ({ received }: { received: { body: unknown }[] }) => received.map(({ body }) => body);
const saved = () => screen.findByText('Saved');
const failure = 'Your answer is not saved yet.';
const slide = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } });

describe('an answer', () => {
  it('with a number is saved once the slider rests, however many steps it took', async () => {
    const { card, changed } = await open(mood, { number: 3 });
    const slider = card.getByRole('slider');
    for (const value of [4, 5, 6]) slide(slider, value);
    expect(card.getByText('6', { selector: 'output' })).toBeVisible();
    expect(await saved()).toBeVisible();
    expect(changed.numbers.received).toMatchObject([{ params: { id: '1' }, body: { value: 6 } }]);
  });

  it('is saved when the slider is let go where it stood, if there was none', async () => {
    const { card, changed } = await open(mood);
    fireEvent.pointerUp(card.getByRole('slider'));
    await saved();
    expect(bodies(changed.numbers)).toEqual([{ value: 2 }]);
    expect(screen.queryByText('Not answered yet')).not.toBeInTheDocument();
  });

  it('that is moved away and back is not saved', async () => {
    const { card, changed, unmount } = await open(mood, { number: 3 });
    slide(card.getByRole('slider'), 4);
    slide(card.getByRole('slider'), 3);
    // Leaving saves what still waits.
    unmount();
    expect(changed.numbers.received).toHaveLength(0);
  });

  it('is saved at the latest when the person leaves', async () => {
    const { card, changed, unmount } = await open(mood, { number: 3 });
    slide(card.getByRole('slider'), 7);
    unmount();
    await waitFor(() => expect(bodies(changed.numbers)).toEqual([{ value: 7 }]));
  });

  it('of several choices is saved at each change, also when it is cleared', async () => {
    const { card, user, changed } = await open(values, { chosen: { 2: [22] } });
    await user.click(card.getByRole('checkbox', { name: 'Calm' }));
    await saved();
    await user.click(card.getByRole('checkbox', { name: 'Calm' }));
    await user.click(card.getByRole('checkbox', { name: 'Family' }));
    await waitFor(() => expect(bodies(changed.several).at(-1)).toEqual({ values: [] }));
    expect(bodies(changed.several)[0]).toEqual({ values: [21, 22] });
  });

  it('of one choice is saved at its change', async () => {
    const { card, user, changed } = await open(time);
    await user.click(card.getByRole('radio', { name: 'Evenings' }));
    expect(await saved()).toBeVisible();
    expect(changed.one.received).toMatchObject([{ params: { id: '3' }, body: { value: 32 } }]);
    expect(card.getByRole('radio', { name: 'Evenings' })).toBeChecked();
  });

  it('that changes while another is under way is saved after it, and the last one wins', async () => {
    const { card, user } = await open(values);
    const first = createDeferred<null>();
    const changed = mock(changeChoiceAnswers, () => first.promise);
    await user.click(card.getByRole('checkbox', { name: 'Calm' }));
    expect(await screen.findByText('Saving…')).toBeVisible();
    await user.click(card.getByRole('checkbox', { name: 'Family' }));
    await user.click(card.getByRole('checkbox', { name: 'Work' }));
    expect(bodies(changed)).toEqual([{ values: [21] }]);

    first.resolve(null);
    expect(await saved()).toBeVisible();
    expect(bodies(changed)).toEqual([{ values: [21] }, { values: [21, 22, 23] }]);
    expect(card.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  });

  it('says in its card that it could not be saved, without a toast, and offers another try', async () => {
    const { card, user } = await open(time, { chosen: { 3: [31] } });
    fault(changeRadioAnswer, { status: 500 });
    await user.click(card.getByRole('radio', { name: 'Evenings' }));
    expect(await card.findByText(failure)).toBeVisible();
    expect(card.getByRole('radio', { name: 'Evenings' })).toBeChecked();
    expect(toastRegion()).toBeEmptyDOMElement();

    const again = mock(changeRadioAnswer);
    await user.click(card.getByRole('button', { name: 'Retry' }));
    expect(await saved()).toBeVisible();
    expect(bodies(again)).toEqual([{ value: 32 }]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('that could not be saved is still there after a reload', async () => {
    const { card, user, unmount } = await open(time, { chosen: { 3: [31] } });
    fault(changeRadioAnswer, { status: 500 });
    await user.click(card.getByRole('radio', { name: 'Evenings' }));
    await card.findByText(failure);
    unmount();

    const { card: reloaded, changed, user: again } = await open(time, { chosen: { 3: [31] } });
    expect(reloaded.getByRole('radio', { name: 'Evenings' })).toBeChecked();
    expect(reloaded.getByText(failure)).toBeVisible();
    await again.click(reloaded.getByRole('button', { name: 'Retry' }));
    await saved();
    expect(bodies(changed.one)).toEqual([{ value: 32 }]);
  });
});

describe('an answer that is not saved', () => {
  const fail = async () => {
    const view = await open(time, { chosen: { 3: [31] } });
    fault(changeRadioAnswer, { status: 500 });
    await view.user.click(view.card.getByRole('radio', { name: 'Evenings' }));
    await view.card.findByText(failure);
    return view;
  };

  const elsewhere = () => screen.findByRole('heading', { level: 1, name: /do not have access/ });

  it('is not left before the person was asked, and is forgotten when they go all the same', async () => {
    const { user, router } = await fail();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(address()).toBe('/profile/questions');

    void router.navigate('/forbidden');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await elsewhere();
    await router.navigate('/profile/questions');
    expect(await screen.findByRole('radio', { name: 'Mornings' })).toBeChecked();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });

  it('holds nobody any more once a later try has come through', async () => {
    const { user, card, router } = await fail();
    mock(changeRadioAnswer);
    await user.click(card.getByRole('button', { name: 'Retry' }));
    await saved();
    await router.navigate('/forbidden');
    expect(address()).toBe('/forbidden');
  });

  it('counts as saved when the save of an earlier visit to the page comes through', async () => {
    const { user, card, router } = await open(time, { chosen: { 3: [31] } });
    const reply = createDeferred<null>();
    mock(changeRadioAnswer, () => reply.promise);
    await user.click(card.getByRole('radio', { name: 'Evenings' }));
    await router.navigate('/forbidden');
    await elsewhere();
    await router.navigate('/profile/questions');
    expect(await screen.findByText(failure)).toBeVisible();
    reply.resolve(null);
    await waitFor(() => expect(screen.queryByText(failure)).not.toBeInTheDocument());
    expect(await screen.findByRole('radio', { name: 'Evenings' })).toBeChecked();
  });
});

describe('an answer that was kept and cannot be read', () => {
  it.each(['[3', '"6"', '{"value": 6}'])('counts as none: %s', async (kept) => {
    writeDraft(ann.sub, 'answer:1', kept);
    const { card } = await open(mood, { number: 3 });
    expect(card.getByRole('slider')).toHaveValue('3');
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });
});

describe('a mandatory single choice', () => {
  it('asks for an answer when its card is left without one, until there is one', async () => {
    const { card, user } = await open(time);
    const message = 'Please provide an answer';
    card.getByRole('radio', { name: 'Mornings' }).focus();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    fireEvent.blur(card.getByRole('radio', { name: 'Mornings' }), {
      relatedTarget: card.getByRole('radio', { name: 'Evenings' }),
    });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.tab();
    expect(await card.findByText(message)).toBeVisible();
    await user.click(card.getByRole('radio', { name: 'Evenings' }));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it.each([
    ['an optional one', tone],
    ['a scale', mood],
    ['several choices', values],
  ])('is the only one that asks: %s does not', async (_name, question) => {
    const { card, user } = await open(question);
    const [first] = card.queryAllByRole('radio').concat(card.queryAllByRole('checkbox'));
    (first ?? card.getByRole('slider')).focus();
    await user.tab();
    fireEvent.blur(first ?? card.getByRole('slider'));
    expect(screen.queryByText('Please provide an answer')).not.toBeInTheDocument();
  });
});
