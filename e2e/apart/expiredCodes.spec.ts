import { expect, test } from '../support/apart';
import { activationOn, inviteVisitor, mailedLinks, refused, registerVisitor } from '../support/visitors';

const dayMs = 24 * 60 * 60 * 1000;

test('a link is valid for seven days; after that a new sign-up brings a new one', async ({
  page,
  sandbox,
  stage,
  allowConsole,
}) => {
  allowConsole(...refused);
  const { email, activation } = await inviteVisitor(sandbox, stage);
  const entry = activationOn(page);
  await sandbox.setClock({ advanceMs: 7 * dayMs - 60_000 });
  await page.goto(activation);
  await expect(entry.button).toBeVisible();

  await sandbox.setClock({ advanceMs: 60_000 });
  await page.reload();
  await expect(entry.expired).toBeVisible();

  await registerVisitor(stage, { email });
  const renewed = await mailedLinks(sandbox, email);
  expect(renewed.activation).not.toBe(activation);
  await page.goto(renewed.activation);
  await expect(entry.button).toBeVisible();
  await page.goto(activation);
  await expect(entry.expired).toBeVisible();
});
