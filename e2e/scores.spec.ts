import type { Page } from '@playwright/test';
import { answer } from './support/answers';
import { expectNoAxeViolations } from './support/axe';
import { tabTo } from './support/keyboard';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const path = '/admin/feedback/scores';
const statisticsPath = '/api/admin/feedback/score';

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

/** The days that the statistics were last asked for. */
async function lastAsked(calls: Promise<{ path: string; query: unknown }[]>) {
  return (await calls).filter((call) => call.path === statisticsPath).at(-1)?.query;
}

test('the tabs lead to the scores of the last week, and the shortcuts to more', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:feedback'] });
  await signIn(page, account, '/admin/feedback');
  const tabs = page.getByRole('navigation', { name: 'Feedback', exact: true });
  await expect(tabs.getByRole('link')).toHaveText(['Generic', 'Conversation', 'Scores']);
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Generic');
  await tabs.getByRole('link', { name: 'Scores' }).click();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle('Scores - Hearken');
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Scores');

  const { from, to, shortcut, current, figure, bars, line } = scoresOn(page);
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
  const last = await to.inputValue();
  await expect(to).toHaveAttribute('max', last);

  for (const [name, days] of [
    ['Last Year', 365],
    ['Last Month', 31],
    ['Last week', 7],
  ] as const) {
    await test.step(name, async () => {
      await shortcut(name).click();
      await expect(current).toHaveText(name);
      const first = await from.inputValue();
      expect(daysBetween(first, last)).toBe(days);
      await expect(to).toHaveValue(last);
      await expect.poll(() => lastAsked(sandbox.calls(account.email))).toEqual({ from: first, to: last });
    });
  }
});

test('the numbers of the charts are those of the cards', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:feedback'] });
  await signIn(page, account, `${path}?range=month`);
  const { figure } = scoresOn(page);
  await expect(figure('Count')).toHaveText(/\d/);
  const [ofCounts, ofAverages] = await page.getByText('Show numbers').all();
  const counts = page.getByRole('table', { name: 'Score counts' });
  await expect(counts).toBeHidden();
  await ofCounts?.click();
  await expect(counts.getByRole('row')).toHaveText([/^Score/, /^1/, /^2/, /^3/, /^4/, /^5/]);
  const cells = await counts.getByRole('cell').allTextContents();
  const sum = cells.filter((_, index) => index % 2 === 1).reduce((total, text) => total + Number(text), 0);
  await expect(figure('Count')).toHaveText(String(sum));

  await ofAverages?.click();
  const averages = page.getByRole('table', { name: 'Average score per date' });
  await expect(averages.getByRole('row').nth(1)).toContainText(/[1-5]\.\d\d$/);
  await expectNoAxeViolations(page);
});

test('days chosen by hand never invert, and outlive a reload and Back', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:feedback'] });
  await signIn(page, account, path);
  const { from, to, shortcut, current, figure } = scoresOn(page);
  await shortcut('Last Year').click();
  await expect(current).toHaveText('Last Year');
  const first = await from.inputValue();
  const last = await to.inputValue();

  await to.fill(first);
  await expect(from, 'the first day is still before the last').toHaveValue(first);
  await expect(current, 'no shortcut stands for days by hand').toHaveCount(0);
  await from.fill(last);
  await expect(to, 'To is pulled up').toHaveValue(last);
  await to.fill(first);
  await expect(from, 'From is pulled down').toHaveValue(first);
  await expect(page).toHaveURL(`${path}?from=${first}&to=${first}`);
  await expect.poll(() => lastAsked(sandbox.calls(account.email))).toEqual({ from: first, to: first });

  await page.reload();
  await expect(from).toHaveValue(first);
  await expect(to).toHaveValue(first);
  await expect(figure('Average Score')).toHaveText(/^\d\.\d\d$/);
  await page.goBack();
  await expect(from).toHaveValue(last);

  await to.fill('2019-12-31');
  await expect(page.getByText(/^Please choose a day from /)).toBeVisible();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await shortcut('Last week').click();
  await expect(page.getByText(/^Please choose a day from /)).toHaveCount(0);
  await expect(to).toHaveValue(last);
});

test('a day is typed by keyboard and counts when the field is left', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:feedback'] });
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
  await signIn(page, account, `${path}?from=2025-10-05&to=2025-12-20`);
  const { from, to, shortcut } = scoresOn(page);
  await expect(shortcut('Last Month')).toBeVisible();
  await expect(shortcut('Last Year'), 'the server does not allow it').toHaveCount(0);
  await tabTo(page, to);
  // Some languages begin with the day, some with the month.
  await page.keyboard.type('11112025');
  await expect(to).toHaveValue('2025-11-11');
  await expect(page, 'nothing is decided while somebody types').toHaveURL(/to=2025-12-20/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?from=2025-10-05&to=2025-11-11`);
  await expect(from, 'a half-typed date has pulled nothing along').toHaveValue('2025-10-05');
  await expect(to).toBeFocused();
});

test('without edit:feedback the scores lead back into the back-office', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:prompts'] });
  await signIn(page, account, path);
  await expect(page).toHaveURL(/\/admin\/prompts/);
  await expect(page.getByRole('heading', { level: 1, name: 'Prompts' })).toBeVisible();
  const asked = (await sandbox.calls(account.email)).filter((call) => call.path.startsWith(statisticsPath));
  expect(asked, 'nothing was asked for in vain').toEqual([]);
});

test('the charts come with their own screen alone, and follow the theme', async ({ page, sandbox }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:feedback'] });
  await signIn(page, account, '/admin/feedback/generic');
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  const before = new Set(scripts);
  const tabs = page.getByRole('navigation', { name: 'Feedback', exact: true });
  await tabs.getByRole('link', { name: 'Scores' }).click();
  const { bars } = scoresOn(page);
  await expect(bars).toBeVisible();

  const charting: string[] = [];
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text();
    // What charts know of dashes, and nothing else does.
    if (text.includes('borderDashOffset')) charting.push(script);
  }
  expect(charting, 'one file has the charts').toHaveLength(1);
  expect([...before], 'another screen of the feedback does without').not.toContain(charting[0]);

  /** The pixels that are painted in a colour, of all that are painted. */
  const paintedIn = (colour: string) =>
    bars.evaluate((canvas, wanted) => {
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
  const accent = { light: '31,106,100', dark: '124,199,190' };
  await expect.poll(() => paintedIn(accent.light)).toBeGreaterThan(500);
  await page.getByLabel('Appearance').selectOption('dark');
  await expect.poll(() => paintedIn(accent.dark)).toBeGreaterThan(500);
  await expect.poll(() => paintedIn(accent.light)).toBe(0);
});
