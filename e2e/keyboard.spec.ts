import type { Page } from '@playwright/test';
import { chatOn } from './support/chat';
import { expectVisibleFocus, tabTo } from './support/keyboard';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the keyboard alone is enough, from the home page through everything to the log-out', async ({
  page,
  account,
}) => {
  const chat = chatOn(page);

  await page.goto('/');
  await expect(button(page, 'Log in')).toBeEnabled();
  await tabTo(page, button(page, 'Log in'));
  await page.keyboard.press('Enter');

  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page, page.getByLabel('Password'));
  await page.keyboard.type(account.password);
  await tabTo(page, button(page, 'Log in'));
  await page.keyboard.press('Enter');

  await page.waitForURL('/chat');
  await expect(chat.entries.last()).toBeVisible();
  await expectVisibleFocus(page, chat.box);
  await page.keyboard.type('I had a long week.');
  await tabTo(page, chat.sendButton);
  await page.keyboard.press('Space');
  await chat.toHaveLength(3);
  await expectVisibleFocus(page, chat.box);

  await test.step('the report of an answer, and the ways out of it', async () => {
    const flag = chat.answers
      .last()
      .getByRole('button', { name: 'Provide feedback of the current conversation' });
    const report = page.getByRole('dialog', { name: 'Report conversation' });
    const question = page.getByRole('dialog', { name: 'Close without sending?' });
    await tabTo(page, flag, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(report).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(report).toBeHidden();
    await expectVisibleFocus(page, flag);

    await page.keyboard.press('Enter');
    await expect(report).toBeVisible();
    await tabTo(page, report.getByLabel('What should we know?'));
    await page.keyboard.type('It answered something else.');
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expectVisibleFocus(page, report.getByLabel('What should we know?'));
    await tabTo(page, report.getByLabel('I accept to share my session data'));
    await page.keyboard.press('Space');
    await tabTo(page, report.getByRole('button', { name: 'Send' }));
    await page.keyboard.press('Enter');
    await expect(report.getByText('Thanks for your feedback!')).toBeVisible();
    await tabTo(page, report.getByRole('button', { name: 'Close window' }));
    await page.keyboard.press('Enter');
    await expect(report).toBeHidden();
    await expectVisibleFocus(page, flag);
  });

  await test.step('the feedback', async () => {
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await tabTo(page, button(page, 'Feedback'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('radio', { name: 'Angry' }));
    for (let face = 0; face < 4; face += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Grin' })).toBeChecked();
    await tabTo(page, dialog.getByRole('radio', { name: 'Suggestion' }));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByLabel('Tell us more'));
    await page.keyboard.type('Thank you.');
    await tabTo(page, dialog.getByRole('button', { name: 'Send' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Close window' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectVisibleFocus(page, button(page, 'Feedback'));
  });

  await tabTo(page, page.getByRole('link', { name: 'News' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'News' })).toBeFocused();

  await tabTo(page, button(page, 'Profile'), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(page, page.getByRole('link', { name: 'Edit profile' }));
  for (const name of ['Questions', 'Terms & Conditions']) {
    await page.keyboard.press('ArrowDown');
    await expectVisibleFocus(page, page.getByRole('link', { name }));
  }
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(page, button(page, 'Log out'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(button(page, 'Log in')).toBeEnabled();
});

test('a menu opens with Enter or an arrow, is walked with arrows or Tab, and closes with Esc', async ({
  page,
  sandbox,
}) => {
  await signIn(
    page,
    await sandbox.makeAccount({ permissions: ['read:cost', 'edit:session', 'delete:chat'] }),
  );
  const menu = button(page, 'Administration');
  await expect(chatOn(page).entries.last()).toBeVisible();
  await tabTo(page, menu, 'Shift+Tab');

  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page, page.getByRole('link', { name: 'Cost' }));
  await page.keyboard.press('ArrowUp');
  await expectVisibleFocus(page, button(page, 'Clear chat history'));
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(page, page.getByRole('link', { name: 'Cost' }));
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expectVisibleFocus(page, menu);

  await page.keyboard.press('ArrowUp');
  await expectVisibleFocus(page, button(page, 'Clear chat history'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete chat history?' });
  await expectVisibleFocus(page, question.getByRole('button', { name: 'Go Back' }));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expectVisibleFocus(page, menu);

  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(page, page.getByRole('link', { name: 'Cost' }));
  for (let entry = 0; entry < 3; entry += 1) await page.keyboard.press('Tab');
  await expect(menu, 'leaving closes it').toHaveAttribute('aria-expanded', 'false');
});

test('the skip link is the first stop, can be seen there, and leads past the bar', async ({
  page,
  account,
}) => {
  await signIn(page, account, '/news');
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expectVisibleFocus(page, skip);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, button(page, 'Close'));

  await test.step('a new page is titled and has the focus on its heading', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Chat - Hearken');
    await page.getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveTitle('News - Hearken');
    await expect(page.getByRole('heading', { name: 'News' })).toBeFocused();
  });

  await test.step('a new query leaves the focus alone', async () => {
    await button(page, 'Profile').focus();
    await page.evaluate(() => {
      history.pushState(history.state, '', '?page=2');
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await expect(page).toHaveURL('/news?page=2');
    await expect(button(page, 'Profile')).toBeFocused();
    await expect(page).toHaveTitle('News - Hearken');
  });

  await test.step('Back is a new page as well', async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect(page).toHaveTitle('Edit your profile - Hearken');
    await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle('News - Hearken');
    await expect(page.getByRole('heading', { name: 'News' })).toBeFocused();
  });
});
