import { answer } from './support/answers';
import { expectNoAxeViolations } from './support/axe';
import { signIn } from './support/signIn';
import { openStep, statusAhead, wizardNoise, wizardOn } from './support/startUp';
import { expect, test } from './support/test';

const serverDown = 'Sorry, we could not connect to the server. Please try again later.';

test('what could not be saved is kept, also over a reload, and the next try goes on', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...wizardNoise);
  const account = await sandbox.makeAccount({ start: 'todo' });
  await answer(
    page,
    'GET',
    '/api/users/current/status',
    statusAhead('ageVerificationOk', 'profileOk', 'scoreOk'),
  );
  await signIn(page, account);
  const wizard = wizardOn(page);
  await expect(wizard.heading('Welcome')).toBeVisible();
  const fail = (method: 'POST' | 'PATCH', path: string) =>
    sandbox.fault({ method, path, status: 500, account: account.email });

  await test.step('a failed acceptance leaves the switch off and Next disabled', async () => {
    await wizard.goOn('Verify your age');
    await fail('POST', '/api/users/current/ageVerification');
    await wizard.ageSwitch.click();
    await expect(wizard.notifications).toContainText(serverDown);
    await expect(wizard.ageSwitch).not.toBeChecked();
    await expect(wizard.next).toBeDisabled();
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(wizard.ageSwitch).not.toBeChecked();
    await wizard.ageSwitch.click();
    await expect(wizard.accepted).toBeVisible();
  });

  await test.step('a failed save of the profile keeps what was typed', async () => {
    await wizard.goOn('Profile');
    const name = page.getByLabel('Name');
    await name.fill('Annabel');
    await fail('PATCH', '/api/users/current');
    await wizard.next.click();
    await expect(wizard.notifications).toContainText(serverDown);
    await expect(name).toHaveValue('Annabel');
    await page.reload();
    await expect(name).toHaveValue('Annabel');
  });

  await test.step('a failed score keeps the chosen face', async () => {
    await wizard.goOn('Tell us about your experience');
    const happy = page.getByRole('radio', { name: 'Happy' });
    await happy.check();
    await fail('POST', '/api/users/current/feedback/score');
    await wizard.next.click();
    await expect(wizard.notifications).toContainText(serverDown);
    await expect(happy).toBeChecked();
    await page.reload();
    await expect(happy).toBeChecked();
  });

  await test.step('a lost connection comes back to the step', async () => {
    const path = '/api/users/current/feedback/score';
    await sandbox.fault({ method: 'POST', path, drop: true, account: account.email });
    await wizard.next.click();
    await page.waitForURL('/noservice');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(wizard.heading('Tell us about your experience')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Happy' })).toBeChecked();
    await wizard.goOn('Thanks');
  });
});

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
  await wizard.next.click();
  await expect(page.getByText('Your answer could not be saved. Please try again.')).toBeVisible();
  await expect(wizard.notifications).toBeEmpty();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(slider).toHaveValue('9');
  await sandbox.fault({ method: 'POST', path, delayMs: 500, account: account.email });
  await wizard.next.dblclick();
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
  const saved = (await sandbox.calls(account.email)).filter(
    (call) => call.method === 'POST' && call.path.endsWith('/numericAnswer'),
  );
  expect(saved.map(({ status }) => status)).toEqual([500, 204]);
});
