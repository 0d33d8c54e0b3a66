import { expect, type Page, type Route } from '@playwright/test';
import type { Account, RecordedCall, SandboxDoors } from './sandbox';
import { type KnownPerson, signIn } from './signIn';

/** What the console says of a call that a test lets fail. */
export const failedCall = [/ failed: /, /Failed to load resource/];

/** The quiet line under the prompt box after a failed send. */
export const notSent = 'Not sent. Your text is back.';

export type ChatScreen = ReturnType<typeof chatOn>;

/** The chat screen's parts, found as a person finds them. */
export function chatOn(page: Page) {
  const log = page.getByRole('log', { name: 'Conversation' });
  const box = page.getByRole('textbox', { name: 'Message' });
  const entries = log.getByRole('article');
  const stopButton = page.getByRole('button', { name: 'Stop waiting' });
  return {
    log,
    box,
    entries,
    own: log.getByRole('article', { name: 'You' }),
    answers: log.getByRole('article', { name: 'Assistant' }),
    sendButton: page.getByRole('button', { name: 'Send', exact: true }),
    stopButton,
    latestButton: page.getByRole('button', { name: 'Latest' }),
    notifications: page.getByRole('region', { name: 'Notifications' }),
    /** The quiet line under the prompt box. */
    status: (text: string) => page.getByRole('status').filter({ hasText: text }),
    /** Types over what stands in the box and presses Enter. */
    say: async (text: string) => {
      await box.fill(text);
      await box.press('Enter');
    },
    /** Waits until nothing is on its way and the conversation has so many entries, drawn or not. */
    toHaveLength: async (count: number) => {
      await expect(entries.last()).toHaveAttribute('aria-setsize', String(count));
      await expect(entries.last()).not.toHaveText('The assistant is writing');
      await expect(stopButton).toBeHidden();
    },
  };
}

/** Comes to the chat with a session at hand, and waits until the conversation is there. */
export async function openChat(page: Page, account: KnownPerson): Promise<ChatScreen> {
  await signIn(page, account);
  return openedChat(page);
}

/** Waits until the conversation is there. */
export async function openedChat(page: Page): Promise<ChatScreen> {
  const chat = chatOn(page);
  await expect(chat.entries.last()).toBeVisible();
  return chat;
}

/** A person's calls of one kind, oldest first, as the server saw them. */
export async function callsTo(
  sandbox: SandboxDoors,
  { email }: Account,
  method: string,
  path: string,
): Promise<RecordedCall[]> {
  const calls = await sandbox.calls(email);
  return calls.filter((call) => call.method === method && call.path === path);
}

/** The texts that the server was sent as messages, oldest first. */
export async function sentTexts(sandbox: SandboxDoors, account: Account): Promise<unknown[]> {
  const calls = await callsTo(sandbox, account, 'POST', '/api/chats');
  return calls.map(({ body }) => (body as { input: unknown }).input);
}

/** Whether a browser's request is a call of the API, preflights left out. */
export const isCall = (method: string, path: string) => (address: { url(): string; method(): string }) =>
  address.method() === method && new URL(address.url()).pathname === path;

/**
 * Lets messages through to the server and keeps its answers, until the returned function lets them go.
 *
 * @param status answers with this failure instead, without asking the server
 */
export async function holdAnswers(page: Page, status?: number): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answered: Promise<void>[] = [];
  const answer = async (route: Route) => {
    const response = status === undefined ? await route.fetch() : undefined;
    await released;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    // The page may have gone meanwhile.
    await route.fulfill(response ? { response } : { status, headers }).catch(() => undefined);
  };
  const isSend = ({ pathname }: URL) => pathname === '/api/chats';
  await page.route(isSend, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    answered.push(answer(route));
  });
  return async () => {
    release();
    // Without its route a request that is still held would go to the server, once more.
    await Promise.all(answered);
    await page.unroute(isSend);
  };
}
