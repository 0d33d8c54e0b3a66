import { expectNoAxeViolations } from './support/axe';
import { failedCall } from './support/chat';
import { deleteQuestions, openQuestionnaire } from './support/questionnaireScreen';
import { newWord } from './support/staff';
import { expect, test } from './support/test';

test('questions of every type are added and changed; all of it outlives a reload', async ({
  page,
  sandbox,
}) => {
  const sea = newWord('sea');
  const { ask, ...screen } = await openQuestionnaire(page, sandbox);
  const far = `How far is the ${sea}?`;
  const choices = ['Multiple choice', 'Single choice'].map((type) => ({
    type,
    question: `Which ${sea}? (${type})`,
  }));
  const expectAnswers = async (...answers: string[]) => {
    for (const [index, answer] of answers.entries())
      await expect(screen.field(`Answer ${index + 1}`)).toHaveValue(answer);
    await expect(screen.field(`Answer ${answers.length + 1}`)).toHaveCount(0);
  };
  await expect(page).toHaveTitle('Questionaires - Hearken');

  await test.step('one on a scale is added', async () => {
    await screen.add('Numeric');
    await screen.fill({ Question: far, 'Help text': 'In hours, by train.', 'Question Key': newWord('far') });
    await screen.number('Maximum value').fill('24');
    await screen.press('Save');
    await expect(screen.row('Drafts', far)).toContainText(/No.*Numeric/);
  });

  for (const { type, question } of choices) {
    await test.step(`one of the type ${type} is added`, async () => {
      await screen.add(type);
      await screen.fill({ Question: question, 'Help text': 'Any.', 'Question Key': newWord('sea') });
      await screen.addAnswers('The Baltic', 'The North Sea', 'None');
      await screen.press('Move answer 2 up');
      await expectAnswers('The North Sea', 'The Baltic', 'None');
      await screen.press('Save');
      await expect(screen.row('Drafts', question)).toContainText(type);
    });
  }

  await page.reload();
  await test.step('the one on a scale is changed', async () => {
    await screen.press(`Edit “${far}”`);
    await expect(screen.number('Maximum value')).toHaveValue('24');
    await screen.number('Minimum value').fill('1');
    await screen.mandatory.check();
    await screen.fill({ Question: `${far} Really?` });
    await screen.press('Save');
    const changed = screen.row('Drafts', `${far} Really?`);
    await expect(changed).toContainText('Yes');
    await expect(changed.getByRole('button', { name: /^Edit/ })).toBeFocused();
  });

  for (const { type, question } of choices) {
    await test.step(`the one of the type ${type} is changed`, async () => {
      await screen.press(`Edit “${question}”`);
      await expectAnswers('The North Sea', 'The Baltic', 'None');
      await screen.press('Remove answer 3');
      await screen.addAnswers('Another one');
      await screen.fill({ 'Answer 2': 'The Baltic Sea' });
      await screen.press('Save');
      await expect(screen.row('Drafts', question)).toBeVisible();
    });
  }

  await test.step('they are as they were changed', async () => {
    await screen.press(`Edit “${far} Really?”`);
    await page.reload();
    await expect(screen.field('Question')).toHaveValue(`${far} Really?`);
    await expect(screen.field('Help text')).toHaveValue('In hours, by train.');
    await expect(screen.number('Minimum value')).toHaveValue('1');
    await expect(screen.number('Maximum value')).toHaveValue('24');
    await expect(screen.mandatory).toBeChecked();
    for (const { question } of choices) {
      await screen.press('Cancel');
      await screen.press(`Edit “${question}”`);
      await expectAnswers('The North Sea', 'The Baltic Sea', 'Another one');
    }
  });
  await deleteQuestions(ask, sea);
});

test('what is typed of a question is not lost to a reload, a step away, a taken key or a colleague', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const tall = newWord('tall');
  const { ask, ...screen } = await openQuestionnaire(page, sandbox);

  await test.step('it outlives a reload', async () => {
    await screen.add('Single choice');
    await screen.fill({ Question: 'Which colour?' });
    await screen.addAnswers('Red', 'Green');
    await screen.field('New answer').fill('Blue');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
    await expect(screen.field('Question')).toHaveValue('Which colour?');
    await expect(screen.field('Answer 2')).toHaveValue('Green');
    await expect(screen.field('New answer')).toHaveValue('Blue');
    await expectNoAxeViolations(page);
  });

  await test.step('it is asked about before it is left', async () => {
    await page.getByRole('button', { name: 'Content' }).click();
    await page.getByRole('link', { name: 'News' }).click();
    await screen.press('Stay');
    await expect(screen.field('Answer 1')).toHaveValue('Red');
    await page.goBack();
    await screen.press('Leave');
    await expect(screen.table('Drafts')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Question' })).toBeFocused();
  });

  await test.step('a key that is taken is told at its field', async () => {
    await screen.add('Numeric');
    await screen.fill({ Question: `How ${tall}?`, 'Help text': 'In metres.', 'Question Key': 'wellbeing' });
    await screen.press('Save');
    await expect(page.getByText('The question key is already used by another question.')).toBeVisible();
    await expect(screen.field('Question Key')).toBeFocused();
    await expect(screen.notifications.getByRole('alert')).toHaveCount(0);
    await screen.fill({ 'Question Key': newWord('tall') });
    await screen.press('Save');
    await expect(screen.row('Drafts', `How ${tall}?`)).toBeVisible();
  });

  await test.step('a draft that a colleague has deleted meanwhile is saved as a new one', async () => {
    await screen.press(`Edit “How ${tall}?”`);
    await screen.fill({ Question: `How ${tall}, really?` });
    await deleteQuestions(ask, tall);
    await screen.press('Save');
    await expect(page.getByText(/^This draft has been deleted meanwhile/)).toBeVisible();
    await expect(screen.field('Question')).toHaveValue(`How ${tall}, really?`);
    await screen.press('Save');
    await expect(screen.row('Drafts', `How ${tall}, really?`)).toBeVisible();
  });

  await test.step('a draft is deleted after a look at it', async () => {
    await screen.press(`Delete “How ${tall}, really?”`);
    await expect(page.getByText(`How ${tall}, really?`)).toBeVisible();
    await screen.press('Delete');
    await expect(screen.table('Drafts')).toBeVisible();
    await expect(screen.row('Drafts', tall)).toHaveCount(0);
  });
});
