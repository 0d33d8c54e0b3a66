import type { Page } from '@playwright/test';
import { answer } from './support/answers';
import { expectNoAxeViolations } from './support/axe';
import { callsTo } from './support/chat';
import { signIn } from './support/signIn';
import { openStep, type Part, questions, wizardNoise, wizardOn } from './support/startUp';
import { expect, test } from './support/test';

const serverDown = 'Sorry, we could not connect to the server. Please try again later.';

interface FailingLoad {
  part: Part;
  title: string;
  path: string;
  /** The heading of the failed look. */
  failed: string;
  /** Whether Next is held until it is loaded. */
  holdsNext: boolean;
  loaded(page: Page): ReturnType<Page['locator']>;
}

const loads: FailingLoad[] = [
  {
    part: 'introVideoOk',
    title: 'Video introduction',
    path: '/api/users/current/introVideo',
    failed: 'The video could not be loaded',
    holdsNext: false,
    loaded: (page) => page.locator('video'),
  },
  {
    part: 'ageVerificationOk',
    title: 'Verify your age',
    path: '/api/users/current/ageVerification',
    failed: 'Your confirmation could not be loaded',
    holdsNext: true,
    loaded: (page) => page.getByText('I confirm that I am 13 or above.'),
  },
  {
    part: 'termsAndConditionsOk',
    title: 'Terms and Conditions',
    path: '/api/users/current/termsAndConditionsForSigning',
    failed: 'The terms could not be loaded',
    holdsNext: true,
    loaded: (page) => page.getByText('I have read and accept'),
  },
  {
    part: 'userQuestionaireStatusOk',
    title: 'Questionnaire',
    path: '/api/users/current/questions/unanswerd',
    failed: 'The questions could not be loaded',
    holdsNext: true,
    loaded: (page) => page.getByText(questions[0].ask),
  },
  {
    part: 'profileOk',
    title: 'Profile',
    path: '/api/users/current',
    failed: 'Your profile could not be loaded',
    holdsNext: true,
    loaded: (page) => page.getByLabel('Name'),
  },
  {
    part: 'newsOk',
    title: 'News',
    path: '/api/users/current/news/unread',
    failed: 'The news could not be loaded',
    holdsNext: false,
    loaded: (page) => page.getByRole('article').first(),
  },
  {
    part: 'scoreOk',
    title: 'Tell us about your experience',
    path: '/api/users/current/feedback/score',
    failed: 'Your answer could not be loaded',
    holdsNext: true,
    loaded: (page) => page.getByText('Happy'),
  },
];

for (const { part, title, path, failed, holdsNext, loaded } of loads) {
  test(`${title}: what could not be loaded says so and is loaded again`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(...wizardNoise);
    const account = await sandbox.makeAccount({ start: 'todo' });
    await sandbox.fault({ method: 'GET', path, status: 500, account: account.email });
    const wizard = await openStep(page, account, part, title);
    await expect(page.getByRole('heading', { name: failed })).toBeVisible();
    await expect(wizard.next).toBeEnabled({ enabled: !holdsNext });
    await expect(wizard.notifications).toContainText(part === 'userQuestionaireStatusOk' ? '' : serverDown);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(loaded(page)).toBeVisible();
  });
}

test('the video: a failed note of it stays, and the next try goes on', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...wizardNoise);
  const account = await sandbox.makeAccount({ start: 'todo' });
  const wizard = await openStep(page, account, 'introVideoOk', 'Video introduction');
  const path = '/api/users/current/introVideo/Watched';
  await sandbox.fault({ method: 'POST', path, status: 500, account: account.email });
  await wizard.next.click();
  await expect(wizard.notifications).toContainText(serverDown);
  await expect(wizard.heading('Video introduction')).toBeVisible();
  await wizard.goOn('Thanks');
  expect(await callsTo(sandbox, account, 'POST', path)).toHaveLength(2);
});

for (const [part, title, path, name] of [
  ['ageVerificationOk', 'Verify your age', '/api/users/current/ageVerification', 'ageSwitch'],
  [
    'termsAndConditionsOk',
    'Terms and Conditions',
    '/api/users/current/termsAndConditions/:id/sign',
    'termsSwitch',
  ],
] as const) {
  test(`${title}: a failed acceptance leaves the switch off and Next disabled`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(...wizardNoise);
    const account = await sandbox.makeAccount({ start: 'todo' });
    const wizard = await openStep(page, account, part, title);
    const theSwitch = wizard[name];
    await sandbox.fault({ method: 'POST', path, status: 500, delayMs: 500, account: account.email });
    await theSwitch.dblclick();
    await expect(page.getByText('Saving…')).toBeVisible();
    await expect(wizard.notifications).toContainText(serverDown);
    await expect(theSwitch).not.toBeChecked();
    await expect(wizard.next).toBeDisabled();
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(theSwitch).not.toBeChecked();
    await theSwitch.click();
    await expect(wizard.accepted).toBeVisible();
    await wizard.goOn('Thanks');
  });
}

test('the questionnaire: a failed answer stays chosen, a slow one is sent once', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...wizardNoise);
  const account = await sandbox.makeAccount({ start: 'todo' });
  const wizard = await openStep(page, account, 'userQuestionaireStatusOk', 'Questionnaire');
  const slider = page.getByRole('slider');
  await slider.fill('9');
  const path = '/api/users/current/questions/:id/numericAnswer';
  await sandbox.fault({ method: 'POST', path, status: 500, account: account.email });
  await wizard.saveAnswer.click();
  await expect(page.getByText('Your answer could not be saved. Please try again.')).toBeVisible();
  await expect(wizard.notifications).toBeEmpty();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(slider).toHaveValue('9');
  await sandbox.fault({ method: 'POST', path, delayMs: 800, account: account.email });
  await wizard.saveAnswer.dblclick();
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
  const saved = (await sandbox.calls(account.email)).filter(
    (call) => call.method === 'POST' && call.path.endsWith('/numericAnswer'),
  );
  expect(saved.map(({ status }) => status)).toEqual([500, 204]);
});

test('the profile: a failed save keeps what was typed', async ({ page, sandbox, allowConsole }) => {
  allowConsole(...wizardNoise);
  const account = await sandbox.makeAccount({ start: 'todo' });
  const wizard = await openStep(page, account, 'profileOk', 'Profile');
  const name = page.getByLabel('Name');
  await name.fill('Annabel');
  await sandbox.fault({ method: 'PATCH', path: '/api/users/current', status: 500, account: account.email });
  await wizard.next.click();
  await expect(wizard.notifications).toContainText(serverDown);
  await expect(name).toHaveValue('Annabel');
  await page.reload();
  await expect(name).toHaveValue('Annabel');
  await wizard.goOn('Thanks');
  await wizard.previous.click();
  await expect(name).toHaveValue('Annabel');
});

test('the news: a mark that was not taken can be made again', async ({ page, sandbox, allowConsole }) => {
  allowConsole(...wizardNoise);
  const account = await sandbox.makeAccount({ start: 'todo' });
  const path = '/api/users/current/news/read';
  await sandbox.fault({ method: 'POST', path, status: 500, account: account.email });
  const wizard = await openStep(page, account, 'newsOk', 'News');
  const note = page.getByText('We could not note that you have read this.');
  await expect(note).toBeVisible();
  await expect(wizard.next).toBeEnabled();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(note).toHaveCount(0);
  expect((await callsTo(sandbox, account, 'POST', path)).map(({ status }) => status)).toEqual([500, 204]);
});

test('the feedback: a failed score keeps the chosen face', async ({ page, sandbox, allowConsole }) => {
  allowConsole(...wizardNoise);
  const account = await sandbox.makeAccount({ start: 'todo' });
  const wizard = await openStep(page, account, 'scoreOk', 'Tell us about your experience');
  const happy = page.getByRole('radio', { name: 'Happy' });
  await happy.check();
  const path = '/api/users/current/feedback/score';
  await sandbox.fault({ method: 'POST', path, status: 500, account: account.email });
  await wizard.next.click();
  await expect(wizard.notifications).toContainText(serverDown);
  await expect(happy).toBeChecked();
  await page.reload();
  await expect(happy).toBeChecked();
  await wizard.goOn('Thanks');
});

test('a lost connection comes back to the step', async ({ page, sandbox, allowConsole }) => {
  allowConsole(...wizardNoise);
  const account = await sandbox.makeAccount({ start: 'todo' });
  const wizard = await openStep(page, account, 'scoreOk', 'Tell us about your experience');
  const happy = page.getByRole('radio', { name: 'Happy' });
  await happy.check();
  await sandbox.fault({
    method: 'POST',
    path: '/api/users/current/feedback/score',
    drop: true,
    account: account.email,
  });
  await wizard.next.click();
  await page.waitForURL('/noservice');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(wizard.heading('Tell us about your experience')).toBeVisible();
  await expect(happy).toBeChecked();
  await wizard.goOn('Thanks');
});

test('a status that could not be loaded leads through every step', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(...wizardNoise);
  await signIn(page, account);
  const restore = await answer(page, 'GET', '/api/users/current/status', { status: 500 });
  await page.goto('/startQuestions');
  const wizard = wizardOn(page);
  await expect(wizard.heading('Welcome')).toBeVisible();
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  await expect(wizard.notifications).toContainText(serverDown);
  await restore();
  for (const title of [
    'Video introduction',
    'Verify your age',
    'Terms and Conditions',
    'Questionnaire',
    'Profile',
    'News',
    'Tell us about your experience',
    'Thanks',
  ]) {
    // What is done shows as done, so that nothing holds the person up.
    await wizard.goOn(title);
  }
  await wizard.done.click();
  await expect(page).toHaveURL('/chat');
});
