// `npm run bench`: figures on how quick and how heavy the application is. It judges nothing.
// `npm run bench -- conversation`, `-- loading`, `-- prompt` and `-- server` run one part of it.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/findBrowser';
import { root } from '../../scripts/root';
import { buildStage, serveStage } from '../../scripts/stage';
import { addressOf, stages } from '../../scripts/stages';
import { openDoors } from '../support/sandbox';
import { signIn } from '../support/signIn';
import { type ConversationFigures, measureConversation, usableChat } from './conversation';
import { type LoadingFigures, measureLoading } from './loading';
import { printConversations, printLoading, printServer } from './print';
import { measurePrompt } from './prompt';
import { measureServer } from './server';

const lengths = [100, 1_000, 10_000];
const resultFile = path.join(root, '.cache/bench.json');

const [only] = process.argv.slice(2);
const isWanted = (part: 'conversation' | 'loading' | 'prompt' | 'server') =>
  only === undefined || only === part;

const stage = await serveStage(stages.bench);
const doors = openDoors(addressOf(stages.bench.sandboxPort));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

// Times measured beside other work say little: whoever reads them should know.
const machine = { cores: availableParallelism(), load: loadavg()[0] };
console.log(`\n${machine.cores} cores, load ${machine.load?.toFixed(1)} at the beginning`);

const conversations = isWanted('conversation') ? await measureConversations() : [];
if (conversations.length > 0) printConversations(conversations);
const loading = isWanted('loading') ? await measureRoutes() : [];
if (loading.length > 0) printLoading(loading);
const promptKey = isWanted('prompt') ? await measurePrompt(browser, { site: stage.address, doors }) : null;
if (promptKey !== null)
  console.log(`\nA letter in a prompt of 50,000 characters: ${promptKey.toFixed(0)} ms`);
const server = isWanted('server') ? await measureServer() : [];
if (server.length > 0) printServer(server);

writeFileSync(resultFile, JSON.stringify({ machine, conversations, loading, promptKey, server }, null, 2));
console.log(`\nWritten to ${path.relative(root, resultFile)}`);
await browser.close();
await stage.close();

async function measureConversations(): Promise<ConversationFigures[]> {
  const figures: ConversationFigures[] = [];
  for (const entries of lengths) {
    figures.push(await measureConversation(browser, { site: stage.address, doors, entries }));
  }
  return figures;
}

async function measureRoutes(): Promise<LoadingFigures[]> {
  const directory = await buildStage(stages.bench);
  const storageState = await signedInState();
  const at = (route: string) => ({ route, address: stage.address + route, directory });
  return [
    await measureLoading(browser, { ...at('/'), wanted: [{ selector: 'button', text: 'Log in' }] }),
    await measureLoading(browser, { ...at('/signup'), wanted: [{ selector: 'form button[type=submit]' }] }),
    await measureLoading(browser, { ...at('/unsubscribe'), wanted: [{ selector: 'h1' }] }),
    await measureLoading(browser, { ...at('/activate'), wanted: [{ selector: 'h1' }] }),
    await measureLoading(browser, { ...at('/chat'), wanted: usableChat, storageState }),
  ];
}

/** The cookies of somebody with a short conversation. */
async function signedInState() {
  const context = await browser.newContext({ baseURL: stage.address });
  const page = await context.newPage();
  await signIn(page, await doors.makeAccount({ chats: 20 }));
  const state = await context.storageState();
  await context.close();
  return state;
}
