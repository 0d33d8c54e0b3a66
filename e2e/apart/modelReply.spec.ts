import { createDeferred } from '../../src/auth/deferred';
import { type Behaviour, delta, startModelServer, streams } from '../../tests/server/support/modelServer';
import { failedCall, openChat } from '../support/chat';
import { expect, test } from '../support/test';

/** What the safety prompt of the sandbox begins with. */
const isSafetyCheck = (text = '') => text.startsWith('Score the client');
const danger = { selfHarmDetectionScore: 0.9, selfHarmIndicationScore: 0.9, relevancyScore: 1 };

test("a model's words show as they come, while its opinion of the message is awaited; help comes beside them", async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const [opinion, rest] = [createDeferred<void>(), createDeferred<void>()];
  const answersSlowly: Behaviour = async (response, heard) => {
    const [prompt, ...others] = heard.body.messages;
    if (isSafetyCheck(prompt?.content)) {
      await opinion.promise;
      streams([JSON.stringify(danger)])(response, heard);
    } else if (others.length === 0) streams(['Hello from a model.'])(response, heard);
    else {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(delta({ content: 'Tell me **more**' }));
      await rest.promise;
      response.end(delta({ content: ' about it.' }, 'stop'));
    }
  };
  const model = await startModelServer();
  model.does(answersSlowly);
  await sandbox.setAssistant({ url: model.url, model: 'small' });
  try {
    const chat = await openChat(page, account);
    await expect(chat.answers).toHaveText(/Hello from a model/);
    const reply = chat.answers.last();
    const help = chat.log.getByRole('region', { name: 'Help' });

    await test.step('the first words, which nothing else has to wait for', async () => {
      await chat.say('Soon it is all quiet.');
      await expect(reply.locator('strong')).toHaveText('more');
      await expect(reply).toHaveAttribute('aria-busy', 'true');
      await expect(help).toBeHidden();
    });

    await test.step('help, while the reply goes on', async () => {
      opinion.resolve();
      await expect(help).toContainText('you need not carry it alone');
      await expect(reply).toHaveAttribute('aria-busy', 'true');
      rest.resolve();
      await expect(chat.box).toBeEnabled();
      await chat.toHaveLength(4);
      await expect(chat.answers.nth(1)).toContainText('Tell me more about it.');
      await expect(help).toHaveCount(1);
    });

    await test.step('both stay', async () => {
      await page.reload();
      await chat.toHaveLength(4);
      await expect(reply.getByRole('region', { name: 'Help' })).toBeVisible();
    });

    await test.step('what the rules see is asked of no model', async () => {
      const asked = model.heard.length;
      await chat.say('I want to kill myself.');
      await expect(help).toHaveCount(2);
      await expect(chat.box).toHaveValue('I want to kill myself.');
      expect(model.heard).toHaveLength(asked);
    });
  } finally {
    await sandbox.setAssistant(null);
    await model.close();
  }
});
