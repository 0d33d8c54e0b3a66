import type { Browser, Page } from '@playwright/test';
import { menuName } from '../../src/admin/shared/menuName';
import { screens } from '../../src/shared/address/screens';
import type { SandboxDoors } from '../support/sandbox';
import { signIn } from '../support/signIn';
import { installProbe, usableAt, type Wanted } from './probe';
import { everything } from './staffRights';
import { median } from './statistics';

const rounds = 5;
/** How long the pointer rests on an entry before it is pressed: a quick hand's. */
const restMs = 150;

/** From the press on a screen's menu entry to the frame that shows its content, in milliseconds, median. */
export interface StaffScreenFigure {
  screen: string;
  content: number;
}

type Entry = Extract<(typeof screens)[keyof typeof screens], { menu: unknown }>;

/** What a screen shows once its data is there; the first one shows already when the others are opened. */
const contents: [entry: Entry, selector: string, title?: string][] = [
  [screens.admin_prompts, 'main select'],
  [screens.admin_users, 'main tbody tr'],
  [screens.admin_prospects, 'main tbody tr'],
  [screens.admin_signupSources, 'main tbody tr'],
  [screens.admin_terms, 'main tbody tr'],
  [screens.admin_questions, 'main tbody tr'],
  [screens.admin_news, 'main tbody tr'],
  [screens.admin_jobs, 'main nav li'],
  [screens.admin_settings, 'main tbody tr'],
  [screens.admin_sharedData, 'main nav li'],
  [screens.admin_feedback, 'main tbody tr', screens.admin_feedback_generic.title],
];

/** Measures each screen of the back-office from its menu entry, its code not loaded before, unthrottled. */
export async function measureStaffScreens(
  browser: Browser,
  { site, doors }: { site: string; doors: SandboxDoors },
): Promise<StaffScreenFigure[]> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      baseURL: site,
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
    });
    await installProbe(context, [{ selector: 'main tbody tr' }]);
    const page = await context.newPage();
    await signIn(page, await doors.makeAccount({ permissions: everything }), screens.admin_modules.path);
    await usableAt(page);
    for (const [entry, selector, title = 'title' in entry ? entry.title : ''] of contents) {
      const wanted = [{ selector: 'main h1', text: title }, { selector }];
      times.set(menuName(entry), [...(times.get(menuName(entry)) ?? []), await choose(page, entry, wanted)]);
    }
    await context.close();
  }
  return [...times].map(([screen, seen]) => ({ screen, content: median(seen) }));
}

async function choose(page: Page, screen: Entry, wanted: Wanted[]): Promise<number> {
  const bar = page.getByRole('navigation', { name: 'Back-office' });
  await bar.getByRole('button', { name: screen.menu.group, exact: true }).click();
  const entry = bar.getByRole('link', { name: menuName(screen), exact: true });
  await entry.hover();
  await page.waitForTimeout(restMs);
  const painted = page.evaluate((elements) => probe.paintedAfterPress(elements), wanted);
  await entry.click();
  return painted;
}
