import type { Locator, Page } from '@playwright/test';
import { answer } from './support/answers';
import { tabTo } from './support/keyboard';
import { signIn } from './support/signIn';
import { watchScripts } from './support/staff';
import { expect, test } from './support/test';

const path = '/admin/feedback/scores';
const statisticsPath = '/api/admin/feedback/score';
const staff = { permissions: ['read:admin' as const, 'edit:feedback' as const] };

const scoresOn = (page: Page) => ({
  from: page.getByLabel('From', { exact: true }),
  to: page.getByLabel('To', { exact: true }),
  shortcut: (name: string) => page.getByRole('link', { name, exact: true }),
  current: page.locator('main a[aria-current=true]'),
  figure: (name: string) => page.locator('main dl > div').filter({ hasText: name }).locator('dd').first(),
  bars: page.getByRole('img', { name: /^Bar chart/ }),
  line: page.getByRole('img', { name: /^Line chart/ }),
});

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The days that the statistics were asked for, those to compare with among them. */
async function asked(calls: Promise<{ path: string; query: unknown }[]>) {
  return (await calls).filter((call) => call.path === statisticsPath).map(({ query }) => query);
}

/** How many pixels of a chart are painted in a colour. */
const paintedIn = (chart: Locator, colour: string) =>
  chart.evaluate((canvas, wanted) => {
    const { width, height } = canvas as HTMLCanvasElement;
    // The chart's own canvas is made for drawing: reading it again and again is slow, and the browser says so.
    const copy = Object.assign(document.createElement('canvas'), { width, height });
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] as number[] };
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (`${data[at]},${data[at + 1]},${data[at + 2]}` === wanted) count += 1;
    }
    return count;
  }, colour);

test('the scores come with their own screen alone, in figures, charts and numbers that agree', async ({
  page,
  sandbox,
}) => {
  const scripts = watchScripts(page);
  const account = await sandbox.makeAccount(staff);
  await signIn(page, account, '/admin/feedback');
  const tabs = page.getByRole('navigation', { name: 'Feedback', exact: true });
  const { from, to, shortcut, current, figure, bars, line } = scoresOn(page);
  let before: string[] = [];

  await test.step('the tabs lead to them', async () => {
    await expect(tabs.getByRole('link')).toHaveText(['Generic', 'Conversation', 'Scores']);
    await expect(tabs.locator('[aria-current=page]')).toHaveText('Generic');
    await expect(page.getByRole('table')).toBeVisible();
    before = [...scripts];
    await tabs.getByRole('link', { name: 'Scores' }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle('Scores - Hearken');
    await expect(tabs.locator('[aria-current=page]')).toHaveText('Scores');
  });

  await test.step('they begin with the last week', async () => {
    await expect(current).toHaveText('Last week');
    await expect(figure('Average Score')).toHaveText(/^[1-5]\.\d\d$/);
    await expect(page.locator('main dt')).toHaveText([
      'Average Score',
      'Median',
      'Count',
      'Q1 25%',
      'Q2 50%',
      'Q3 75%',
    ]);
    await expect(bars).toBeVisible();
    await expect(line).toBeVisible();
  });

  await test.step('the charts follow the theme', async () => {
    const accent = { light: '31,106,100', dark: '124,199,190' };
    await expect.poll(() => paintedIn(bars, accent.light)).toBeGreaterThan(500);
    await page.getByLabel('Appearance').selectOption('dark');
    await expect.poll(() => paintedIn(bars, accent.dark)).toBeGreaterThan(500);
    await expect.poll(() => paintedIn(bars, accent.light)).toBe(0);
  });

  await test.step('one file has the charts, and another screen does without', async () => {
    const charting: string[] = [];
    for (const script of scripts) {
      const text = await (await page.request.get(script)).text();
      // What charts know of dashes, and nothing else does.
      if (text.includes('borderDashOffset')) charting.push(script);
    }
    expect(charting).toHaveLength(1);
    expect(before).not.toContain(charting[0]);
  });

  const last = await to.inputValue();
  await expect(to).toHaveAttribute('max', last);
  for (const [name, days] of [
    ['Last Year', 365],
    ['Last week', 7],
    ['Last Month', 31],
  ] as const) {
    await test.step(name, async () => {
      await shortcut(name).click();
      await expect(current).toHaveText(name);
      await expect.poll(async () => daysBetween(await from.inputValue(), last)).toBe(days);
      await expect(to).toHaveValue(last);
      const chosen = { from: await from.inputValue(), to: last };
      await expect.poll(() => asked(sandbox.calls(account.email))).toContainEqual(chosen);
    });
  }

  await test.step('the numbers of the charts are those of the figures', async () => {
    const [ofCounts, ofAverages] = await page.getByText('Show numbers').all();
    const counts = page.getByRole('table', { name: 'Score counts' });
    await expect(counts).toBeHidden();
    await ofCounts?.click();
    await expect(counts.getByRole('row')).toHaveText([/^Score/, /^1/, /^2/, /^3/, /^4/, /^5/]);
    // The figures of the former days stay until those of the new ones are there.
    await expect(async () => {
      const cells = await counts.getByRole('cell').allTextContents();
      const sum = cells.filter((_, at) => at % 2 === 1).reduce((total, text) => total + Number(text), 0);
      await expect(figure('Count')).toHaveText(String(sum), { timeout: 0 });
    }).toPass();
    await ofAverages?.click();
    const averages = page.getByRole('table', { name: 'Average score per date' });
    await expect(averages.getByRole('row').nth(1)).toContainText(/[1-5]\.\d\d$/);
  });
});

test('days chosen by hand never invert, are typed at leisure, and outlive a reload and Back', async ({
  page,
  sandbox,
}) => {
  await answer(page, 'GET', `${statisticsPath}/info`, {
    status: 200,
    body: {
      minDate: '2024-01-01',
      maxDate: '2025-12-31',
      showWeekShortcut: true,
      showMonthShortcut: true,
      showYearShortcut: false,
    },
  });
  const account = await sandbox.makeAccount(staff);
  const [first, last] = ['2025-10-05', '2025-12-20'];
  await signIn(page, account, `${path}?from=${first}&to=${last}`);
  const { from, to, shortcut, current, figure } = scoresOn(page);
  await expect(shortcut('Last Month')).toBeVisible();
  await expect(shortcut('Last Year'), 'the server does not allow it').toHaveCount(0);

  await test.step('a day is typed by keyboard and counts when it is complete', async () => {
    await tabTo(page, to);
    // Some languages begin with the day, some with the month.
    await page.keyboard.type('11112025');
    await expect(to).toHaveValue('2025-11-11');
    await expect(page, 'nothing is decided while somebody types').toHaveURL(/to=2025-12-20/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}?from=${first}&to=2025-11-11`);
    await expect(from, 'a half-typed date has pulled nothing along').toHaveValue(first);
    await expect(to).toBeFocused();
  });

  await test.step('the days never invert', async () => {
    await shortcut('Last Month').click();
    await expect(current).toHaveText('Last Month');
    await to.fill(first);
    await expect(from, 'From is pulled down').toHaveValue(first);
    await expect(current, 'no shortcut stands for days by hand').toHaveCount(0);
    await from.fill(last);
    await expect(to, 'To is pulled up').toHaveValue(last);
    await to.fill(first);
    await expect(from, 'From is pulled down').toHaveValue(first);
    await expect(page).toHaveURL(`${path}?from=${first}&to=${first}`);
    await expect.poll(() => asked(sandbox.calls(account.email))).toContainEqual({ from: first, to: first });
  });

  await test.step('they outlive a reload and Back', async () => {
    await page.reload();
    await expect(from).toHaveValue(first);
    await expect(to).toHaveValue(first);
    // The demonstration is counted back from today: that day may have no scores.
    await expect(figure('Average Score')).toHaveText(/^(?:\d\.\d\d|–)$/);
    await page.goBack();
    await expect(from).toHaveValue(last);
  });

  await test.step('a day without scores is refused at its field', async () => {
    const message = page.getByText(/^Please choose a day from /);
    await to.fill('2019-12-31');
    await expect(message).toBeVisible();
    await expect(current, 'no shortcut stands for a day that cannot be').toHaveCount(0);
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await shortcut('Last week').click();
    await expect(message).toHaveCount(0);
    await expect(to).toHaveValue('2025-12-31');
  });
});
