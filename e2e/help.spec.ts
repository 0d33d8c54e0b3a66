import { failedCall, openChat } from './support/chat';
import { expect, test } from './support/test';

test('somebody in need gets help at once, keeps it after a reload, and can go on talking', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  const help = chat.log.getByRole('region', { name: 'Help' });
  const lifeline = page.getByRole('link', { name: 'Call 70 201 201, Livslinien' });

  await test.step('in danger: beside the warning, with the numbers of where they are', async () => {
    await chat.say('I want to kill myself.');
    await expect(help).toContainText('you need not carry it alone');
    await expect(lifeline).toHaveAttribute('href', 'tel:70201201');
    await expect(lifeline, 'without scrolling').toBeInViewport();
    await expect(chat.box).toHaveValue('I want to kill myself.');
    await expect(chat.box).toBeFocused();
    await chat.toHaveLength(1);
    await chat.notifications.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a plan of their own stays in the tab', async () => {
    await help.getByRole('button', { name: 'My safety plan' }).click();
    const places = help.getByRole('textbox', { name: 'Places where I feel better' });
    await places.fill('The library');
    await page.reload();
    await expect(lifeline).toBeVisible();
    await help.getByRole('button', { name: 'My safety plan' }).click();
    await expect(places).toHaveValue('The library');
    await help.getByRole('button', { name: 'Put away' }).click();
    await expect(lifeline).toBeHidden();
  });

  await test.step('in need of care: as an answer', async () => {
    await chat.say('My husband hits me when he drinks.');
    await chat.toHaveLength(3);
    await expect(chat.box).toHaveValue('');
    const card = chat.answers.last();
    await expect(card.getByRole('link', { name: 'Call 1888, Lev Uden Vold' })).toBeVisible();
    await card.getByRole('button', { name: 'A short exercise' }).click();
    await card.getByRole('button', { name: 'Next' }).click();
    await expect(card).toContainText('five things that you can see');
    await page.reload();
    await chat.toHaveLength(3);
    await expect(card.getByRole('link', { name: 'Call 1888, Lev Uden Vold' })).toBeVisible();
  });

  await test.step('the conversation goes on', async () => {
    await chat.say('I am at my sister’s now.');
    await chat.toHaveLength(5);
    await expect(chat.log.getByRole('button', { name: 'Show them again' })).toBeAttached();
  });
});
