import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getScore, sendScore } from '../../../src/api/feedback';
import { toastRegion } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { renderApp } from '../../support/render';
import {
  expectDisabled,
  expectEnabled,
  heading,
  mockStartUp,
  nextButton,
  openStep,
  previousButton,
} from './startUp';

const open = () => openStep('scoreOk', 'Tell us about your experience');
const face = (name: string) => screen.findByRole('radio', { name });

describe('the feedback step', () => {
  it('asks for a score by five faces, none of them chosen, and holds Next until then', async () => {
    const { score } = mockStartUp();
    await open();
    await face('Angry');
    const faces = screen.getAllByRole<HTMLInputElement>('radio');
    expect(faces.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
    for (const each of faces) expect(each).not.toBeChecked();
    expectDisabled(nextButton());
    expect(nextButton()).toHaveAccessibleDescription('Please choose a face first.');
    expect(score.received).toHaveLength(1);
    expect(toastRegion()).toBeEmptyDOMElement();
  });

  it.each([
    ['Angry', 1],
    ['Grin', 5],
  ])('posts %s as %i with Next, once', async (name, score) => {
    const { scored } = mockStartUp();
    const { user, next } = await open();
    await user.click(await face(name));
    await next();
    await heading('Thanks');
    await user.click(previousButton());
    expect(await face(name)).toBeChecked();
    await next();
    await heading('Thanks');
    expect(scored.received.map(({ body }) => body)).toEqual([{ score }]);
  });

  it('shows the score that was given before, and posts nothing unless it is changed', async () => {
    const { scored } = mockStartUp();
    mock(getScore, { score: 2 });
    const { user, next } = await open();
    expect(await face('Sad')).toBeChecked();
    expectEnabled(nextButton());
    await next();
    await heading('Thanks');
    expect(scored.received).toHaveLength(0);

    await user.click(previousButton());
    await user.click(await face('Happy'));
    await next();
    await heading('Thanks');
    expect(scored.received).toMatchObject([{ body: { score: 4 } }]);
  });

  it('tells of a failure and stays with the chosen face, also over a reload', async () => {
    mockStartUp();
    fault(sendScore, { status: 500 });
    const { user, next, unmount } = await open();
    await user.click(await face('Happy'));
    await next();
    expect(await screen.findByText(/could not connect to the server/)).toBeVisible();
    expect(await face('Happy')).toBeChecked();
    await waitFor(() => expectEnabled(nextButton()));
    unmount();

    const { user: again } = renderApp({ path: '/startQuestions' });
    expect(await face('Happy')).toBeChecked();
    const sent = mock(sendScore);
    await again.click(nextButton());
    await heading('Thanks');
    expect(sent.received).toMatchObject([{ body: { score: 4 } }]);
  });

  it('offers another try when it could not be loaded', async () => {
    mockStartUp();
    fault(getScore, { json: { score: 9 } });
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Your answer could not be loaded' })).toBeVisible();
    expectDisabled(nextButton());
    mock(getScore, { score: 3 });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await face('Neutral')).toBeChecked();
  });
});
