import type { Page } from '@playwright/test';
import { callsTo, chatOn } from './support/chat';
import { expectVisibleFocus, tabTo } from './support/keyboard';
import type { Account } from './support/sandbox';
import { logIn, signIn } from './support/signIn';
import { choose, notTakenYet, questions, wizardOn } from './support/startUp';
import { expect, test } from './support/test';
import { findUnderBars, screenSizes } from './support/underBars';

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

const video = (page: Page) => page.locator('video');

/** On every screen that people have, Next and what it waits for are in sight, and no control is under a bar. */
async function expectAllInSight(page: Page) {
  const usual = page.viewportSize();
  for (const size of screenSizes) {
    await page.setViewportSize(size);
    const where = `${size.width} × ${size.height}`;
    expect(await findUnderBars(page), where).toEqual([]);
    await expect(page.getByRole('button', { name: /^(Next|Done)$/ }), where).toBeInViewport({ ratio: 1 });
    for (const each of await page.getByRole('switch').all())
      await expect(each, where).toBeInViewport({ ratio: 1 });
  }
  if (usual) await page.setViewportSize(usual);
}

/** Loads the page anew: the person is on the same step, with the same way behind and before. */
async function reload(page: Page, title: string) {
  await page.reload();
  const wizard = wizardOn(page);
  await expect(wizard.heading(title)).toBeVisible();
  await expect(page).toHaveTitle(`${title} - Hearken`);
  await expect(page.getByText(`Step ${titles.indexOf(title) + 1} of 9`)).toBeVisible();
  await expectAllInSight(page);
  return wizard;
}

async function start(page: Page, account: Account) {
  await signIn(page, account);
  await expect(page).toHaveURL('/startQuestions');
  const wizard = wizardOn(page);
  await expect(wizard.heading('Welcome')).toBeVisible();
  return wizard;
}

test('a new person walks through the whole start-up into the chat; each step is saved and outlives a reload', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  allowConsole(notTakenYet);
  const account = await sandbox.makeAccount({ start: 'todo', name: 'Ann' });
  const wizard = await start(page, account);
  await expect(wizard.previous).toBeDisabled();
  for (const text of ['It takes some five minutes.', 'Tell us about your experience']) {
    await expect(page.getByText(text).last()).toBeInViewport({ ratio: 1 });
  }
  await reload(page, 'Welcome');

  await test.step('the video', async () => {
    await wizard.goOn('Video introduction');
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await reload(page, 'Video introduction');
    await wizard.goOn('Verify your age');
    expect(await callsTo(sandbox, account, 'POST', '/api/users/current/introVideo/Watched')).toHaveLength(1);
  });

  await test.step('the age', async () => {
    await reload(page, 'Verify your age');
    await expect(wizard.next).toBeDisabled();
    await wizard.ageSwitch.click();
    await expect(wizard.accepted).toBeVisible();
    await expect(wizard.ageSwitch).toHaveCount(0);
    await expect(page.locator('time')).toBeVisible();
    await reload(page, 'Verify your age');
    await expect(wizard.accepted).toBeVisible();
    const [verified] = await callsTo(sandbox, account, 'POST', '/api/users/current/ageVerification');
    expect(verified?.body).toEqual({ ip: '203.0.113.7', content: 'I confirm that I am 13 or above.' });
    await wizard.goOn('Terms and Conditions');
  });

  await test.step('the terms', async () => {
    await reload(page, 'Terms and Conditions');
    await expect(page.getByRole('region', { name: 'Terms and Conditions' })).toContainText('What Hearken is');
    await expect(wizard.next).toBeDisabled();
    await wizard.termsSwitch.click();
    await expect(wizard.accepted).toBeVisible();
    await reload(page, 'Terms and Conditions');
    await expect(wizard.accepted).toBeVisible();
    await wizard.goOn('Questionnaire');
  });

  await test.step('the questionnaire', async () => {
    for (const [index, question] of questions.entries()) {
      await expect(page.getByText(`Question ${index + 1} of ${questions.length}`)).toBeVisible();
      await choose(page, question);
      await reload(page, 'Questionnaire');
      await expect(page.getByText(`Question ${index + 1} of ${questions.length}`)).toBeVisible();
      await expectAllInSight(page);
      await wizard.next.click();
    }
    await expect(wizard.heading('Profile')).toBeFocused();
    await wizard.previous.click();
    await expect(wizard.everythingAnswered).toBeVisible();
    await reload(page, 'Questionnaire');
    await expect(wizard.everythingAnswered).toBeVisible();
    const { ask } = questions[4];
    expect(ask).toBe('Who do you live with?');
    expect(
      (await sandbox.calls(account.email)).filter(({ path }) => /radioButtonAnswer/.test(path)),
    ).toHaveLength(1);
    await wizard.goOn('Profile');
  });

  await test.step('the profile', async () => {
    await page.getByLabel('Name').fill('Annabel');
    await page.getByLabel('Preferred language').selectOption('English');
    await reload(page, 'Profile');
    await expect(page.getByLabel('Name')).toHaveValue('Annabel');
    await page.getByLabel('Name').press('Enter');
    await expect(wizard.heading('News')).toBeFocused();
    await expect(page.getByRole('article').first(), 'the news, in full').toContainText('by ');
    await expect
      .poll(() => callsTo(sandbox, account, 'POST', '/api/users/current/news/read'))
      .toHaveLength(1);
    await wizard.previous.click();
    await expect(page.getByLabel('Name')).toHaveValue('Annabel');
    await reload(page, 'Profile');
    await expect(page.getByLabel('Name')).toHaveValue('Annabel');
    await wizard.goOn('News');
  });

  await test.step('the news', async () => {
    await expect(page.getByText('You have read all the news'), 'the server knows').toBeVisible();
    await reload(page, 'News');
    await wizard.goOn('Tell us about your experience');
  });

  await test.step('the feedback', async () => {
    await expect(wizard.next).toBeDisabled();
    await page.getByRole('radio', { name: 'Happy' }).check();
    await reload(page, 'Tell us about your experience');
    await expect(page.getByRole('radio', { name: 'Happy' })).toBeChecked();
    await wizard.goOn('Thanks');
    const scores = await callsTo(sandbox, account, 'POST', '/api/users/current/feedback/score');
    expect(scores.map(({ body }) => body)).toEqual([{ score: 4 }]);
    await wizard.previous.click();
    await expect(page.getByRole('radio', { name: 'Happy' })).toBeChecked();
    await wizard.goOn('Thanks');
  });

  await wizard.done.click();
  await expect(page).toHaveURL('/chat');
  await expect(chatOn(page).entries.last()).toBeVisible();
  await page.reload();
  await expect(chatOn(page).entries.last()).toBeVisible();
  await page.goto('/startQuestions');
  await expect(page, 'everything is done').toHaveURL('/chat');

  await test.step('what was answered stands on the Questions screen', async () => {
    await page.goto('/profile/questions');
    await expect(page.getByRole('slider', { name: questions[0].ask })).toHaveValue('7');
    await expect(
      page.getByRole('group', { name: questions[1].ask }).getByRole('checkbox', { checked: true }),
    ).toHaveCount(2);
    await expect(page.getByLabel(questions[2].radio)).toBeChecked();
  });
});

test('the keyboard alone is enough for the start-up', async ({ page, sandbox, allowConsole }) => {
  allowConsole(notTakenYet);
  const wizard = await start(page, await sandbox.makeAccount({ start: 'todo' }));
  const { keyboard } = page;
  const next = async (title: string) => {
    await tabTo(page, wizard.next);
    // A press on it before the step has loaded only says so.
    await expect(wizard.next).toBeEnabled();
    await keyboard.press('Enter');
    await expect(wizard.heading(title)).toBeFocused();
  };

  await next('Video introduction');
  await next('Verify your age');
  await tabTo(page, wizard.ageSwitch);
  await keyboard.press('Space');
  await expect(page.locator('p').filter({ has: wizard.accepted })).toBeFocused();
  await next('Terms and Conditions');

  const text = page.getByRole('region', { name: 'Terms and Conditions' });
  // Before there is more than it can show, there is nothing to scroll.
  await expect
    .poll(() => text.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeGreaterThan(100);
  await tabTo(page, text);
  await keyboard.press('End');
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await tabTo(page, wizard.termsSwitch);
  await keyboard.press('Space');
  await expect(wizard.accepted).toBeVisible();
  await next('Questionnaire');

  for (const question of questions) {
    if ('slider' in question) {
      const slider = page.getByRole('slider', { name: question.ask });
      await tabTo(page, slider);
      await keyboard.press('ArrowRight');
      await expect(slider).not.toHaveValue(String(await slider.getAttribute('min')));
    } else {
      const first = page.getByRole('group', { name: question.ask }).locator('input').first();
      await tabTo(page, first);
      await keyboard.press('Space');
      await expect(first).toBeChecked();
    }
    await tabTo(page, wizard.next);
    await keyboard.press('Enter');
    await expect(page.getByText(question.ask)).toHaveCount(0);
  }
  await expect(wizard.heading('Profile')).toBeFocused();

  await tabTo(page, page.getByLabel('Name'));
  await keyboard.type('Bo');
  await keyboard.press('Enter');
  await expect(wizard.heading('News')).toBeFocused();
  await next('Tell us about your experience');
  await tabTo(page, page.getByRole('radio', { name: 'Angry' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sad' })).toBeChecked();
  await next('Thanks');
  await tabTo(page, wizard.previous);
  await keyboard.press('Enter');
  await expect(wizard.heading('Tell us about your experience')).toBeFocused();
  await next('Thanks');
  await tabTo(page, wizard.done);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/chat');
  await expectVisibleFocus(page, chatOn(page).box);
});

test("the browser's Back and Forward walk through the steps that were reached, and another person begins anew", async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(notTakenYet);
  const wizard = await start(page, await sandbox.makeAccount({ start: 'todo' }));
  // A double click is one step, too.
  await wizard.next.dblclick();
  await expect(wizard.heading('Video introduction')).toBeFocused();
  await wizard.goOn('Verify your age');
  await page.goBack();
  await expect(wizard.heading('Video introduction')).toBeFocused();
  await page.goBack();
  await expect(wizard.heading('Welcome')).toBeFocused();
  await page.goForward();
  await expect(wizard.heading('Video introduction')).toBeFocused();
  await page.goForward();
  await expect(wizard.heading('Verify your age')).toBeFocused();

  await test.step('another person begins at Welcome', async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    await start(page, await sandbox.makeAccount({ start: 'todo' }));
  });
});

test('an expired session leads back to the step after the login', async ({ page, sandbox, allowConsole }) => {
  allowConsole(notTakenYet, / failed: /, /Failed to load resource/);
  const account = await sandbox.makeAccount({ start: 'todo' });
  const wizard = await start(page, account);
  await wizard.goOn('Video introduction');
  await wizard.goOn('Verify your age');
  await page.goto('/chat');
  await expect(page, 'the gate knows the way').toHaveURL('/startQuestions');
  await expect(wizard.heading('Verify your age')).toBeVisible();
  // A call that is still on its way would notice the end of the session before the press does.
  await page.waitForLoadState('networkidle');

  await sandbox.expireTokens(account.email);
  await page.context().clearCookies();
  await wizard.ageSwitch.click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, account);
  await expect(wizard.heading('Verify your age')).toBeVisible();
  await expect(wizard.ageSwitch).not.toBeChecked();
});
