// `npm run bench`: figures on how quick and how heavy the application is. It judges nothing.
// `npm run bench -- loading chat` runs some parts of it: loading, chat, conversation, screens, lists, prompt, server;
// `npm run bench -- lists/prospects` one list.
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
import { measureChatOpening } from './chatOpening';
import { type ConversationFigures, measureConversation, usableChat } from './conversation';
import { type LoadingFigures, measureLoading } from './loading';
import {
  printChatOpening,
  printConversations,
  printLoading,
  printPrompt,
  printServer,
  printStaffLists,
  printStaffScreens,
} from './print';
import { type WorkCost, watchSpeed } from './processorSpeed';
import { measurePrompt } from './prompt';
import { measureServer } from './server';
import { measureStaffLists } from './staffLists';
import { measureStaffScreens } from './staffScreens';

const lengths = [100, 1_000, 10_000];
const resultFile = path.join(root, '.cache/bench.json');

const stage = await serveStage(stages.bench);
const doors = openDoors(addressOf(stages.bench.sandboxPort));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const there = { site: stage.address, doors };

/** A part of the bench: measures, prints and gives its figures. */
const part =
  <Figures>(measure: (only?: string) => Promise<Figures>, print: (figures: Figures) => void) =>
  async (only?: string) => {
    const figures = await measure(only);
    print(figures);
    return figures;
  };

const parts: Record<string, (only?: string) => Promise<unknown>> = {
  loading: part(measureRoutes, printLoading),
  chat: part(async () => {
    const storageState = await signedInState();
    return measureChatOpening(browser, { ...there, storageState });
  }, printChatOpening),
  conversation: part(measureConversations, printConversations),
  screens: part(() => measureStaffScreens(browser, there), printStaffScreens),
  lists: part((name) => measureStaffLists(browser, there, name), printStaffLists),
  prompt: part(() => measurePrompt(browser, there), printPrompt),
  server: part(measureServer, printServer),
};

// Times measured beside other work say little: whoever reads them should know.
const machine = { cores: availableParallelism(), load: loadavg()[0] };
console.log(`\n${machine.cores} cores, load ${machine.load?.toFixed(1)} at the beginning`);
const speed = watchSpeed();
const fixedWork: Record<string, WorkCost> = {};

const wanted = process.argv.slice(2);
const results: Record<string, unknown> = { machine, fixedWork };
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const [partName = '', only] = name.split('/');
  const measurePart = parts[partName];
  if (!measurePart) {
    console.log(`\nThere is no part '${name}'. Parts: ${Object.keys(parts).join(', ')}`);
    continue;
  }
  const began = performance.now();
  results[name] = await measurePart(only);
  const seconds = (performance.now() - began) / 1_000;
  const cost = speed.sinceLast();
  fixedWork[name] = cost;
  console.log(
    `\n(${name}: ${seconds.toFixed(0)} s; a fixed piece of work took ${cost.mean.toFixed(2)} ms, ${cost.best.toFixed(2)} at best)`,
  );
}

writeFileSync(resultFile, JSON.stringify(results, null, 2));
console.log(`\nWritten to ${path.relative(root, resultFile)}`);
speed.stop();
await browser.close();
await stage.close();

async function measureConversations(): Promise<ConversationFigures[]> {
  const figures: ConversationFigures[] = [];
  for (const entries of lengths) {
    figures.push(await measureConversation(browser, { ...there, entries }));
  }
  return figures;
}

async function measureRoutes(): Promise<LoadingFigures[]> {
  const directory = await buildStage(stages.bench);
  const storageState = await signedInState();
  const at = (route: string) => ({ route, site: stage.address, directory });
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
