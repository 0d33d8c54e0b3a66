import type { Browser, Page } from '@playwright/test';
import type { SandboxDoors } from '../support/sandbox';
import { signIn } from '../support/signIn';
import { type LongList, longLists } from './manyRows';
import { installProbe, usableAt } from './probe';
import { slowProcessor } from './slowPhone';
import { everything } from './staffRights';
import { median, quantile } from './statistics';

const lengths = [50, 5_000] as const;
const loads = 5;
const tabs = 20;
const searched = 'words has said';

/** Times in milliseconds; the lists with few rows and with many. */
export interface StaffListFigures {
  name: string;
  usableFew: number;
  usableMany: number;
  /** Elements in the page with many rows. */
  nodes: number;
  /** With many rows, on a slow processor. */
  keyToPaintP95: number;
  /** The same, from the press on a row's button to its dialog; null where there is none. */
  dialog: number | null;
  /** In how many rows something has changed in the page when one has in the list; null where none can be refreshed. */
  changedRows: number | null;
}

interface Options {
  site: string;
  doors: SandboxDoors;
}

/**
 * Measures the lists of staff that come whole, with few rows and with many.
 *
 * @param name of one of them; all where it is left out
 */
export async function measureStaffLists(
  browser: Browser,
  options: Options,
  name?: string,
): Promise<StaffListFigures[]> {
  const figures: StaffListFigures[] = [];
  for (const list of longLists.filter((each) => !name || each.name === name)) {
    console.log(`… ${list.name}`);
    figures.push(await measureList(browser, list, options));
  }
  return figures;
}

async function measureList(
  browser: Browser,
  list: LongList,
  { site, doors }: Options,
): Promise<StaffListFigures> {
  const context = await browser.newContext({
    baseURL: site,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  await installProbe(context, list.wanted);
  const page = await context.newPage();
  // A list that is not quick yet shall be measured all the same.
  page.setDefaultTimeout(120_000);
  const account = await doors.makeAccount({ permissions: everything });
  const answer = (body: unknown) => answerWith(doors, list, account.email, body);

  const replies = lengths.map((length) => list.replyOf(length));
  await answer(replies[0]);
  await signIn(page, account, list.address);
  await usableAt(page);
  const times: number[][] = lengths.map(() => []);
  // In turns: a minute in which the machine is slower falls on both.
  for (let load = 0; load < loads; load += 1) {
    for (const [which, reply] of replies.entries()) {
      await answer(reply);
      await page.goto(list.address);
      times[which]?.push(await usableAt(page));
    }
  }

  const nodes = await page.locator('*').count();
  const devtools = await context.newCDPSession(page);
  await slowProcessor(devtools);
  const keys = await pressKeys(page, list);
  const dialog = list.opens ? await openDialog(page, list.opens) : null;
  await slowProcessor(devtools, 1);
  const changedRows = list.refresh ? await refresh(page, list, list.refresh, answer) : null;
  await doors.clearFaults();
  await context.close();

  const [usableFew = Number.NaN, usableMany = Number.NaN] = times.map(median);
  return {
    name: list.name,
    usableFew,
    usableMany,
    nodes,
    keyToPaintP95: quantile(keys, 0.95),
    dialog,
    changedRows,
  };
}

/** From now on the server answers the list's call with this. */
async function answerWith(doors: SandboxDoors, { call, beside }: LongList, account: string, body: unknown) {
  await doors.clearFaults();
  // The first that fits counts.
  if (beside) await doors.fault({ method: 'GET', ...beside, times: 100, account });
  const path = call.path.replace(/\{(\w+)[^}]*\}/g, ':$1');
  await doors.fault({ method: 'GET', path, body, times: 100, account });
}

/** Walks through the list by Tab and, where it can be searched, types into its search. */
async function pressKeys(page: Page, { search }: LongList): Promise<number[]> {
  await page.locator('main button, main [tabindex="0"]').first().focus();
  await page.evaluate(() => probe.forget());
  for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab', { delay: 60 });
  if (search) {
    await page.getByLabel(search).focus();
    await page.keyboard.type(searched, { delay: 60 });
  }
  const count = tabs + (search ? searched.length : 0);
  await page.waitForFunction((expected) => probe.keys.length >= expected, count);
  const keys = await page.evaluate(() => probe.keys);
  if (search) await page.getByLabel(search).fill('');
  return keys;
}

async function openDialog(page: Page, name: string): Promise<number> {
  const button = page
    .locator('main tbody')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
  await button.scrollIntoViewIfNeeded();
  const painted = page.evaluate(() =>
    probe.paintedAfterPress([{ selector: '[role=dialog], [role=alertdialog]' }]),
  );
  await button.click();
  const time = await painted;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'hidden' });
  return time;
}

/** A colleague has changed the first row. @returns in how many rows something has changed in the page */
async function refresh(
  page: Page,
  list: LongList,
  { button, changed }: NonNullable<LongList['refresh']>,
  answer: (body: unknown) => Promise<void>,
): Promise<number> {
  const reply = list.replyOf(lengths[1]);
  changed(reply as never);
  await answer(reply);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    probe.watchRows();
  });
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForFunction(() => probe.changedRows() > 0);
  await page.waitForTimeout(500);
  return page.evaluate(() => probe.changedRows());
}
