import { expect, test } from '../support/apart';
import { tabTo } from '../support/keyboard';
import { follow } from '../support/navigate';
import {
  deleteQuestions,
  openQuestionnaire,
  questionsOf,
  questionsPath,
} from '../support/questionnaireScreen';
import { signIn } from '../support/signIn';
import { wizardOn } from '../support/startUp';

test('the arrows change the order, by keyboard too, and keep the focus', async ({
  page,
  sandbox,
  setBack,
}) => {
  const { ask, ...screen } = await openQuestionnaire(page, sandbox);
  const asked = screen.asked('Active Questions');
  const active = (await questionsOf(ask)).filter((each) => each.active);
  const before = active.map(({ question }) => question);
  const [first = '', second = '', ...rest] = before;
  await expect(asked).toHaveText(before);
  setBack(async () => {
    const now = (await questionsOf(ask)).filter((each) => each.active);
    const [id1, id2] = now.map(({ id }) => id);
    if (now[0]?.question === second) await ask('POST', `${questionsPath}/sort`, { id1, id2 });
  });

  const down = page.getByRole('button', { name: `Move “${first}” down` });
  await tabTo(page, down);
  await page.keyboard.press('Enter');
  await expect(asked).toHaveText([second, first, ...rest]);
  await expect(page.getByText(`“${first}” is now 2 of ${before.length}.`)).toBeAttached();
  await expect(down).toBeFocused();
  await page.reload();
  await expect(asked).toHaveText([second, first, ...rest]);

  const up = page.getByRole('button', { name: `Move “${first}” up` });
  await up.click();
  await expect(asked).toHaveText(before);
  await expect(up).toBeFocused();
  await expect(up).toBeDisabled();
  expect((await questionsOf(ask)).filter((each) => each.active).map(({ question }) => question)).toEqual(
    before,
  );
});

test('an activated question is asked of everyone at the next login; a deleted one is gone with its answers', async ({
  page,
  sandbox,
  newContext,
  setBack,
}) => {
  const asked = 'How far is the moon?';
  const moon = { 'Help text': 'A guess will do.', 'Question Key': 'moon' };
  const person = await sandbox.makeAccount();
  const theirs = await (await newContext()).newPage();
  const group = theirs.getByRole('group', { name: asked });
  const { ask, ...screen } = await openQuestionnaire(page, sandbox);
  const active = screen.row('Active Questions', asked);
  setBack(() => deleteQuestions(ask, asked));

  await test.step('it is activated after a warning, and can only be deleted then', async () => {
    await screen.add('Single choice');
    await screen.fill({ Question: asked, ...moon });
    await screen.mandatory.check();
    await screen.addAnswers('Far', 'Very far');
    await screen.press('Save');
    await screen.press(`Activate “${asked}”`);
    await expect(page.getByText('makes it show for all users next time they log in')).toBeVisible();
    await screen.press('Activate');
    await expect(active).toBeVisible();
    await expect(screen.row('Drafts', asked)).toHaveCount(0);
    await expect(active.getByRole('button', { name: /^(Edit|Activate)/ })).toHaveCount(0);
  });

  await test.step('a person who had answered everything is led to it after the next login', async () => {
    await signIn(theirs, person);
    await expect(theirs).toHaveURL('/startQuestions');
    const wizard = wizardOn(theirs);
    await expect(wizard.heading('Welcome')).toBeVisible();
    await wizard.goOn('Questionnaire');
    await group.getByLabel('Very far').check();
    await wizard.goOn('Thanks');
    await wizard.done.click();
    await expect(theirs).toHaveURL('/chat');
    await follow(theirs, '/profile/questions');
    await expect(group.getByLabel('Very far')).toBeChecked();
  });

  await test.step('it is deleted after a warning', async () => {
    await screen.press(`Delete “${asked}”`);
    await expect(
      page.getByText(/^You are about to delete an active question! Any user answers/),
    ).toBeVisible();
    await screen.press('Delete');
    await expect(screen.table('Active Questions')).toBeVisible();
    await expect(active).toHaveCount(0);
  });

  await test.step('nothing is left to answer, and nothing of it to see', async () => {
    await theirs.goto('/chat');
    await expect(theirs.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await follow(theirs, '/profile/questions');
    await expect(theirs.getByRole('article')).not.toHaveCount(0);
    await expect(theirs.getByRole('article', { name: asked })).toHaveCount(0);
  });

  await test.step('asked again, it is unanswered', async () => {
    await screen.add('Single choice');
    await screen.fill({ Question: asked, ...moon });
    await screen.addAnswers('Far', 'Very far');
    await screen.press('Save');
    await screen.press(`Activate “${asked}”`);
    await screen.press('Activate');
    await expect(active).toBeVisible();
    await theirs.reload();
    await wizardOn(theirs).goOn('Questionnaire');
    await expect(group.getByRole('radio')).not.toHaveCount(0);
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
  });
});
