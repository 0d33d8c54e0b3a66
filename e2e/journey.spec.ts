import { chatOn } from './support/chat';
import { logIn } from './support/signIn';
import { choose, notTakenYet, questions, wizardOn } from './support/startUp';
import { expect, test } from './support/test';
import { activationOn, mailedLinks, newEmail, openSource, signupOn } from './support/visitors';

const secret = 'Correct horse 1';

test('a stranger signs up, activates an account, goes through the start-up and gets a first answer', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(notTakenYet);
  const email = newEmail();

  await test.step('the sign-up, from the link of a source', async () => {
    await page.goto(`/signup?source=${openSource}`);
    const form = signupOn(page);
    await form.fillIn(email);
    await form.button.click();
    await expect(form.thanks).toBeVisible();
  });

  await test.step('the activation, from the mail', async () => {
    await page.goto((await mailedLinks(sandbox, email)).activation);
    const entry = activationOn(page);
    await entry.choose(secret);
    await entry.button.click();
    await expect(entry.thanks).toBeVisible();
  });

  await test.step('the login', async () => {
    await page.getByRole('link', { name: 'Log in' }).click();
    await logIn(page, { email, password: secret });
    await expect(page).toHaveURL('/startQuestions');
  });

  await test.step('the start-up', async () => {
    const wizard = wizardOn(page);
    await wizard.goOn('Video introduction');
    await wizard.goOn('Verify your age');
    await wizard.ageSwitch.click();
    await wizard.goOn('Terms and Conditions');
    await wizard.termsSwitch.click();
    await wizard.goOn('Questionnaire');
    for (const question of questions) {
      await choose(page, question);
      await wizard.next.click();
      await expect(page.getByText(question.ask)).toHaveCount(0);
    }
    await expect(wizard.heading('Profile')).toBeFocused();
    await expect(page.getByLabel('Name'), 'known from the sign-up').toHaveValue('Ada');
    await page.getByLabel('Preferred language').selectOption('English');
    await wizard.goOn('News');
    await expect(page.getByRole('article').first()).toBeVisible();
    await wizard.goOn('Tell us about your experience');
    await page.getByRole('radio', { name: 'Grin' }).check();
    await wizard.goOn('Thanks');
    await wizard.done.click();
  });

  await test.step('the first answer', async () => {
    await expect(page).toHaveURL('/chat');
    const chat = chatOn(page);
    await expect(chat.entries.last(), 'the greeting').toBeVisible();
    await chat.say('I had a long week.');
    await expect(chat.own.last()).toContainText('I had a long week.');
    await chat.toHaveLength(3);
    const words = (await chat.answers.last().textContent()) ?? '';
    await page.reload();
    await expect(chat.answers.last()).toHaveText(words);
  });
});
