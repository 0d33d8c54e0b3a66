import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getUserStatus } from '../../../src/api/user';
import { blockStorage } from '../../support/blockedStorage';
import { allDone, mockChat } from '../../support/conversation';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import {
  expectDisabled,
  expectEnabled,
  heading,
  mockStartUp,
  nextButton,
  openWizard,
  type Part,
  parts,
  previousButton,
  todo,
} from './startUp';

const titles = [
  'Welcome',
  'Video introduction',
  'Verify your age',
  'Terms and Conditions',
  'Questionnaire',
  'Profile',
  'News',
  'Tell us about your experience',
  'Thanks',
];
const stepNames = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((dot) => dot.textContent);
const count = (text: string) => screen.findByText(text, { selector: '[role=status]' });

/** Presses a button before anything else can happen after the change of the page that brought it. */
const pressAsItShows = (name: string) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const button = screen.queryByRole('button', { name });
      if (!button) return;
      observer.disconnect();
      resolve();
      fireEvent.click(button, { detail: 1 });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

describe('the steps of the start-up', () => {
  it('keep the focus on the heading when the second press of a double click falls on the next step', async () => {
    mockStartUp();
    await openWizard();
    const press = (target: Element, detail: number) => fireEvent.mouseDown(target, { detail });
    expect(press(nextButton(), 1)).toBe(true);
    fireEvent.click(nextButton(), { detail: 1 });
    await waitFor(async () => expect(await heading('Video introduction')).toHaveFocus());
    expect(press(document.body, 2), 'the focus stays').toBe(false);
    expect(press(document.body, 1), 'another press takes it').toBe(true);
    expect(press(document.body, 2), 'a double click on one step marks a word').toBe(true);
  });

  it('come in their order, each with its title, its dot and the focus on its heading', async () => {
    mockStartUp();
    const { user, next } = await openWizard();
    expect(stepNames()).toEqual(titles);

    for (const [index, title] of titles.entries()) {
      const shown = await heading(title);
      await waitFor(() => expect(document.title).toBe(`${title} - Hearken`));
      expect(await count(`Step ${index + 1} of 9`)).toBeVisible();
      expect(screen.getByText(title, { selector: '[aria-current=step] *' })).toBeInTheDocument();
      if (index > 0) expect(shown).toHaveFocus();
      if (title === 'Verify your age' || title === 'Terms and Conditions')
        await user.click(await screen.findByRole('switch'));
      if (title === 'Tell us about your experience')
        await user.click(await screen.findByRole('radio', { name: 'Happy' }));
      if (title !== 'Thanks') await next();
    }
    expect(stepNames()).toEqual([...titles.slice(0, -1).map((title) => `${title}, done`), 'Thanks']);
  });

  it.each([
    ['introVideoOk', 'Video introduction'],
    ['ageVerificationOk', 'Verify your age'],
    ['termsAndConditionsOk', 'Terms and Conditions'],
    ['userQuestionaireStatusOk', 'Questionnaire'],
    ['profileOk', 'Profile'],
    ['newsOk', 'News'],
    ['scoreOk', 'Tell us about your experience'],
  ] as const)('leave out what is done: only %s is missing', async (part, title) => {
    mockStartUp();
    await openWizard(part);
    expect(stepNames()).toEqual(['Welcome', title, 'Thanks']);
  });

  it('are all there when the status could not be loaded', async () => {
    mockStartUp();
    const failed = fault(getUserStatus, { status: 500 });
    renderApp({ path: '/startQuestions' });
    await heading('Welcome');
    expect(stepNames()).toEqual(titles);
    expect(failed.received).toHaveLength(1);
    expect(await screen.findByText(/could not connect to the server/)).toBeVisible();
  });

  it('are not there for a person who has done everything: the chat is', async () => {
    mockChat();
    renderApp({ path: '/startQuestions' });
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(address()).toBe('/chat');
  });

  it('wait for the status', async () => {
    fault(getUserStatus, { hangs: true });
    renderApp({ path: '/startQuestions' });
    expect(await screen.findByText('Opening')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
});

describe('the welcome', () => {
  it('says to a newcomer what is to come, and how long it takes', async () => {
    mockStartUp();
    await openWizard();
    expect(screen.getByText(/A few things before we begin/)).toBeVisible();
    expect(screen.getByText(/some five minutes/)).toBeVisible();
  });

  it('says to somebody who comes back in the middle of it that this is left', async () => {
    mockStartUp();
    await openWizard('profileOk', 'scoreOk');
    expect(screen.getByText(/Welcome back. What you have done is saved/)).toBeVisible();
    expect(screen.queryByText(/five minutes/)).not.toBeInTheDocument();
  });

  it.each([
    ['introVideoOk', 'There is a new video.'],
    ['termsAndConditionsOk', 'Our terms have changed.'],
    ['userQuestionaireStatusOk', 'We have something new to ask you.'],
    ['newsOk', 'There is news.'],
  ] as const)('says to those who return what is new: %s', async (part, words) => {
    mockStartUp();
    await openWizard(part);
    expect(screen.getByText(`${words} Then your conversation goes on where you left it.`)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What is new' })).toBeVisible();
    expect(screen.queryByText(/before we begin/)).not.toBeInTheDocument();
  });
});

describe('the ways through the start-up', () => {
  it('begin at Welcome, where Previous is disabled and says why', async () => {
    mockStartUp();
    const { user } = await openWizard('profileOk');
    expectDisabled(previousButton());
    expect(previousButton()).toHaveAccessibleDescription('This is the first step.');
    await user.click(previousButton());
    expect(await heading('Welcome')).toBeVisible();
  });

  it('begin with a press of Next in the moment it shows', async () => {
    mockStartUp();
    mock(getUserStatus, todo(...parts));
    renderApp({ path: '/startQuestions' });
    await pressAsItShows('Next');
    expect(await heading('Video introduction')).toBeVisible();
  });

  it('lead a step back with Previous, through the list as it was', async () => {
    mockStartUp();
    const { user, next } = await openWizard('newsOk', 'scoreOk');
    await next();
    await heading('News');
    mock(getUserStatus, todo('scoreOk'));
    await next();
    await heading('Tell us about your experience');
    await user.click(previousButton());
    await waitFor(async () => expect(await heading('News')).toHaveFocus());
    await user.click(previousButton());
    await waitFor(async () => expect(await heading('Welcome')).toHaveFocus());
    expect(stepNames()).toEqual(['Welcome, done', 'News, done', 'Tell us about your experience', 'Thanks']);
  });

  it("lead a step back with the browser's Back, too", async () => {
    mockStartUp();
    const { next, router } = await openWizard('newsOk');
    await next();
    await heading('News');
    await router.navigate(-1);
    expect(await heading('Welcome')).toBeVisible();
    await router.navigate(1);
    expect(await heading('News')).toBeVisible();
  });

  it('end with Done, which leads to the chat with a fresh status', async () => {
    mockStartUp();
    const { user, next } = await openWizard('newsOk');
    await next();
    await heading('News');
    await next();
    await heading('Thanks');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    const { status } = mockChat();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(address()).toBe('/chat');
    expect(status.received).toHaveLength(1);
  });

  it('begin anew when something is still missing at the end', async () => {
    mockStartUp();
    const { user, next } = await openWizard('newsOk');
    await next();
    await heading('News');
    await next();
    await heading('Thanks');
    mock(getUserStatus, todo('profileOk'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await heading('Welcome');
    expect(stepNames()).toEqual(['Welcome', 'Profile', 'Thanks']);
  });

  it('take one step for a double click', async () => {
    mockStartUp();
    const { user, router } = await openWizard('newsOk');
    await user.click(nextButton());
    await heading('News');
    // The second half falls on the button that has come in the place of the first.
    fireEvent.click(nextButton(), { detail: 2 });
    expect(router.location.state).toEqual({ step: 'news' });
    expect(await heading('News')).toBeVisible();
  });
});

describe('the start-up in a browser that forbids its storage', () => {
  it('leads through its steps, back to the same one after a change of page, and to the chat', async () => {
    blockStorage();
    mockStartUp();
    const { next, unmount } = await openWizard('newsOk');
    await next();
    await heading('News');
    unmount();

    const { user } = renderApp({ path: '/startQuestions' });
    await heading('News');
    await waitFor(() => expectEnabled(nextButton()));
    await user.click(nextButton());
    await heading('Thanks');
    mockChat();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  });
});

describe('coming back to the start-up', () => {
  const walkTo = async (title: string, ...ahead: Part[]) => {
    const view = await openWizard(...ahead);
    await view.next();
    await heading(title);
    return view;
  };

  it('leads to the step the person was on, also when what was done since is done', async () => {
    mockStartUp();
    const { unmount, next } = await walkTo('News', 'newsOk', 'scoreOk');
    await next();
    await heading('Tell us about your experience');
    unmount();

    mock(getUserStatus, todo('scoreOk'));
    const { user } = renderApp({ path: '/startQuestions' });
    await heading('Tell us about your experience');
    expect(await count('Step 3 of 4')).toBeVisible();
    await user.click(previousButton());
    expect(await heading('News')).toBeVisible();
  });

  it('takes in what has come up meanwhile, and stops there first', async () => {
    mockStartUp();
    const { unmount } = await walkTo('News', 'newsOk');
    unmount();
    mock(getUserStatus, todo('newsOk', 'termsAndConditionsOk'));
    renderApp({ path: '/startQuestions' });
    await heading('Terms and Conditions');
    expect(stepNames()).toEqual(['Welcome, done', 'Terms and Conditions', 'News', 'Thanks']);
  });

  it('begins at Welcome for somebody else', async () => {
    mockStartUp();
    const { unmount } = await walkTo('News', 'newsOk');
    unmount();
    sessionStorage.setItem(
      'draft:auth0|bob:startUp',
      JSON.stringify({ steps: ['welcome', 'news', 'thanks'], done: ['welcome'], step: 'news', passed: [] }),
    );
    sessionStorage.removeItem('draft:auth0|ann:startUp');
    renderApp({ path: '/startQuestions' });
    expect(await heading('Welcome')).toBeVisible();
  });

  it('does not jump over steps by an entry of the history from another time', async () => {
    mockStartUp();
    mock(getUserStatus, todo(...parts));
    renderApp({ path: '/startQuestions', state: { step: 'thanks' } });
    expect(await heading('Welcome')).toBeVisible();
  });

  it('begins at Welcome when what was stored cannot be read', async () => {
    mockStartUp();
    sessionStorage.setItem('draft:auth0|ann:startUp', '{"steps": ["wel');
    mock(getUserStatus, todo('newsOk'));
    renderApp({ path: '/startQuestions' });
    expect(await heading('Welcome')).toBeVisible();
  });

  it('leads to the chat once everything is done, and forgets the way', async () => {
    mockStartUp();
    const { unmount } = await walkTo('News', 'newsOk');
    unmount();
    mockChat();
    mock(getUserStatus, allDone);
    renderApp({ path: '/startQuestions' });
    await waitFor(() => expect(address()).toBe('/chat'));
    expect(sessionStorage.getItem('draft:auth0|ann:startUp')).toBeNull();
  });
});
