import type { Locator, Page } from '@playwright/test';
import { type ChatScreen, holdAnswers, openChat, sentTexts } from './support/chat';
import type { Account, SandboxDoors } from './support/sandbox';
import { expect, test } from './support/test';

const entryAt = (chat: ChatScreen, place: number): Locator => chat.log.locator(`[aria-posinset="${place}"]`);

let lastId = 900_000;

/** The next message is answered with this text. */
async function answerWith(sandbox: SandboxDoors, account: Account, response: string) {
  const data = {
    id: lastId + 2,
    timestamp: new Date().toISOString(),
    renderer: 'ChatResponse',
    data: { response },
  };
  await sandbox.fault({
    method: 'POST',
    path: '/api/chats',
    body: { userInputChatId: lastId + 1, data },
    account: account.email,
  });
  lastId += 2;
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');

test('ten thousand entries: the end shows, few are drawn, typing and adding stay possible', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ chats: 10_000 });
  const chat = await openChat(page, account);
  await chat.toHaveLength(10_000);
  await expect(entryAt(chat, 10_000)).toBeInViewport();
  await expect(chat.latestButton).toBeHidden();
  const drawn = () => chat.log.locator('*').count();
  expect(await drawn()).toBeLessThan(1_000);

  await chat.log.press('Home');
  await expect(entryAt(chat, 1)).toBeInViewport({ ratio: 1 });
  await expect(entryAt(chat, 1)).toHaveAttribute('aria-setsize', '10000');
  expect(await drawn()).toBeLessThan(1_000);

  await chat.box.pressSequentially('After all these years');
  await expect(chat.box).toHaveValue('After all these years');
  await expect(entryAt(chat, 1), 'typing moves nothing').toBeInViewport();
  await chat.box.press('Enter');
  await expect(entryAt(chat, 10_001)).toBeInViewport();
  await expect(entryAt(chat, 10_001)).toContainText('After all these years');
  await expect(entryAt(chat, 10_002)).toBeInViewport();
  expect(await drawn()).toBeLessThan(1_000);
});

test('a long conversation is scrolled by keyboard, which keeps its place', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ chats: 400 });
  const chat = await openChat(page, account);
  await expect(entryAt(chat, 400)).toBeInViewport();

  await test.step('Page Up, Home and End', async () => {
    await chat.log.focus();
    await page.keyboard.press('PageUp');
    await expect(entryAt(chat, 400)).not.toBeInViewport();
    await comeToRest(chat);
    await page.keyboard.press('Home');
    await expect(entryAt(chat, 1)).toBeInViewport({ ratio: 1 });
    await expect(chat.log).toBeFocused();
    await page.keyboard.press('End');
    await expect(entryAt(chat, 400)).toBeInViewport({ ratio: 1 });
  });

  await test.step('"Latest" leaves the keyboard in the conversation', async () => {
    await chat.log.press('Home');
    await expect(entryAt(chat, 1)).toBeInViewport();
    await chat.latestButton.press('Enter');
    await expect(entryAt(chat, 400)).toBeInViewport();
    await expect(chat.latestButton).toBeHidden();
    await expect(chat.log).toBeFocused();
  });

  await test.step('the focus stays on its entry while that is scrolled away, and goes on from there', async () => {
    const flag = chat.answers.last().getByRole('button', { name: /Provide feedback/ });
    await flag.focus();
    await chat.log.hover();
    await page.mouse.wheel(0, -20_000);
    await expect(page.locator(':focus')).not.toBeInViewport();
    await expect(page.locator(':focus')).toHaveAccessibleName(/Provide feedback/);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus'), 'not thrown back to the top of the page').not.toHaveText(/Skip/);
  });
});

test('an answer shows to whoever is at the end, and moves nobody who reads further up', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ chats: 60 });
  const chat = await openChat(page, account);

  await test.step('whoever is at the end follows the conversation', async () => {
    for (const [index, text] of ['one', 'two', 'three'].entries()) {
      await chat.say(text);
      await expect(chat.own.last()).toContainText(text);
      await chat.toHaveLength(62 + 2 * index);
      await expect(chat.own.last()).toBeInViewport({ ratio: 1 });
      await expect(chat.entries.last()).toHaveAccessibleName('Assistant');
      await expect(chat.entries.last()).toBeInViewport({ ratio: 1 });
    }
    await expect(chat.latestButton).toBeHidden();
  });

  await test.step('whoever reads further up is not moved, and gets a way to the latest', async () => {
    await answerWith(sandbox, account, 'Here is my answer.');
    const release = await holdAnswers(page);
    await chat.say('Think about this.');
    await expect(chat.own.last()).toContainText('Think about this.');
    await chat.log.hover();
    await page.mouse.wheel(0, -2_500);
    await expect(entryAt(chat, 68)).not.toBeInViewport();
    await expect(chat.latestButton).toBeVisible();
    const reading = await firstInView(chat);
    const before = await reading.boundingBox();

    await release();
    await expect(chat.box).toBeEnabled();
    await expect(reading).toBeInViewport();
    expect(Math.abs(((await reading.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);

    await chat.latestButton.click();
    await expect(chat.entries.last()).toContainText('Here is my answer.');
    await expect(chat.entries.last()).toBeInViewport({ ratio: 1 });
    await expect(chat.latestButton).toBeHidden();
  });

  await test.step('an answer longer than the screen is shown from its start', async () => {
    await answerWith(sandbox, account, lines(150));
    await chat.say('Tell me everything.');
    const answer = entryAt(chat, 70);
    await expect(answer).toContainText('line 150');
    await expect.poll(() => offsetFromTop(chat, answer)).toBeLessThan(60);
    expect(await offsetFromTop(chat, answer)).toBeGreaterThan(-10);
    await expect(chat.latestButton).toBeVisible();
  });
});

/** The wheel and the keys scroll smoothly: waits until that is over. */
async function comeToRest(chat: ChatScreen): Promise<void> {
  await chat.log.evaluate(async (log) => {
    let former = Number.NaN;
    while (former !== log.scrollTop) {
      former = log.scrollTop;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
}

/** The first entry that stands wholly on the screen. */
async function firstInView(chat: ChatScreen): Promise<Locator> {
  await comeToRest(chat);
  const place = await chat.log.evaluate((log) => {
    const top = log.getBoundingClientRect().top;
    const entries = [...log.querySelectorAll('article')];
    return entries.find((entry) => entry.getBoundingClientRect().top >= top)?.ariaPosInSet;
  });
  return entryAt(chat, Number(place));
}

async function offsetFromTop(chat: ChatScreen, entry: Locator): Promise<number> {
  const [outer, inner] = await Promise.all([chat.log.boundingBox(), entry.boundingBox()]);
  return (inner?.y ?? Number.NaN) - (outer?.y ?? Number.NaN);
}

test('a screen reader hears the waiting, and each answer once', async ({ page, account, sandbox }) => {
  const chat = await openChat(page, account);
  await expect(chat.log).toHaveAttribute('aria-live', 'off');
  await watchAnnouncements(page);
  await answerWith(sandbox, account, 'You have walked far today.');
  const release = await holdAnswers(page);
  await chat.say('I walked far today.');
  await expect.poll(() => announced(page)).toEqual(['Waiting for an answer.']);
  await release();
  await chat.toHaveLength(3);
  await expect(entryAt(chat, 2)).toHaveAttribute('aria-setsize', '3');
  await expect(entryAt(chat, 2)).toHaveAccessibleName('You');
  await expect.poll(() => announced(page)).toEqual(['Waiting for an answer.', 'You have walked far today.']);

  await chat.log.press('Home');
  await chat.log.press('End');
  await expect.poll(() => announced(page)).toHaveLength(2);
});

interface Listening {
  announcements: string[];
}

/** Writes down what a screen reader would say: each new text of a live region. */
async function watchAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { announcements: said });
    const regions = '[role=status], [role=alert], [role=log], [aria-live]';
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(regions);
      const isLive = region && (region.getAttribute('aria-live') ?? 'polite') !== 'off';
      const text = region?.textContent?.trim();
      if (isLive && text) said.push(text);
    };
    new MutationObserver((changes) => {
      new Set(changes.map(({ target }) => target)).forEach(note);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const announced = (page: Page) => page.evaluate(() => (window as unknown as Listening).announcements);

/** Tells how long the page's main thread has worked since it was last asked; other work on the machine does not count. */
async function watchBusySeconds(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const total = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  let former = await total();
  return async () => {
    const now = await total();
    const busy = now - former;
    former = now;
    return busy;
  };
}

const letter = `${'A sentence of a long letter, 40 characters. '.repeat(20)}\n\n`.repeat(1_200);

test('a pasted megabyte neither freezes the page nor gets lost, and shows folded', async ({
  page,
  account,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chat = await openChat(page, account);
  await page.evaluate((text) => navigator.clipboard.writeText(text), letter);
  await chat.box.focus();
  const busy = await watchBusySeconds(page);
  await page.keyboard.press('ControlOrMeta+V');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await busy(), 'seconds of work until the page draws again').toBeLessThan(1);
  await chat.box.press('ControlOrMeta+End');
  await busy();
  await chat.box.pressSequentially('the end');
  expect(await busy(), 'seconds of work for seven keys').toBeLessThan(2);
  await expect(chat.box).toHaveValue(/the end$/);

  await chat.sendButton.click();
  await chat.toHaveLength(3);
  const [sent] = await sentTexts(sandbox, account);
  expect(sent).toBe(`${letter}the end`);
  expect((await chat.own.last().textContent())?.length).toBeLessThan(10_000);
  await chat.own.last().getByRole('button', { name: 'Show all' }).click();
  await expect(chat.own.last()).toContainText('the end');
  await expect(chat.box).toBeEnabled();
});
