import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveStage } from '../scripts/stage';
import { addressOf, stages } from '../scripts/stages';
import { openChat } from './support/chat';
import { openDoors } from './support/sandbox';
import { expect, test } from './support/test';

const { restart } = stages;

test.use({ baseURL: addressOf(restart.port) });

test('a sandbox that stops and starts again still knows the person and the conversation', async ({
  page,
}) => {
  // A sandbox is filled and started twice.
  test.slow();
  const data = await mkdtemp(path.join(tmpdir(), 'hearken-restart-'));
  let stage = await serveStage(restart, data);
  try {
    const account = await openDoors(addressOf(restart.sandboxPort)).makeAccount();
    const chat = await openChat(page, account);
    await chat.say('Remember this, please.');
    await chat.toHaveLength(3);
    const said = await chat.entries.allTextContents();

    await stage.close();
    stage = await serveStage(restart, data);
    await page.reload();
    await expect(chat.entries, 'signed in still, and everything is there').toHaveText(said);
    await chat.say('I am back.');
    await chat.toHaveLength(5);
  } finally {
    await stage.close();
    await rm(data, { recursive: true, force: true });
  }
});
