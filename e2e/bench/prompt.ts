import type { Browser } from '@playwright/test';
import { promptsOn, tuner } from '../support/promptsScreen';
import type { SandboxDoors } from '../support/sandbox';
import { signIn } from '../support/signIn';
import { installProbe } from './probe';
import { slowProcessor } from './slowPhone';
import { median, quantile } from './statistics';

const typed = 'Also be brief, and kind.';
const long = 'Say {{username}} something kind about {{nickname}}, however long.\n'.repeat(1_480);

/** From a key to the frame that shows it, in milliseconds, at the end of a prompt of 96,000 characters. */
export interface PromptFigures {
  p50: number;
  p95: number;
  /** The same on a slow processor. */
  slowP50: number;
  slowP95: number;
}

/** Measures how quickly a very long prompt text can be written on. */
export async function measurePrompt(
  browser: Browser,
  { site, doors }: { site: string; doors: SandboxDoors },
): Promise<PromptFigures> {
  const context = await browser.newContext({
    baseURL: site,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  await installProbe(context, [{ selector: 'main select' }]);
  const page = await context.newPage();
  await signIn(page, await doors.makeAccount({ permissions: tuner }), '/admin/prompts');
  const prompts = promptsOn(page);
  await prompts.pick('Summaries', 'Session summary');
  await prompts.press('New version');
  await prompts.text.fill(long);
  await prompts.text.focus();
  await page.keyboard.press('Control+End');

  const type = async () => {
    // What the text's first drawing has left to do is not the keys'.
    await page.waitForTimeout(1_500);
    await page.evaluate(() => probe.forget());
    await page.keyboard.type(typed, { delay: 60 });
    await page.waitForFunction((count) => probe.keys.length >= count, typed.length);
    return page.evaluate(() => probe.keys);
  };
  const keys = await type();
  await slowProcessor(await context.newCDPSession(page));
  const slowKeys = await type();
  await context.close();
  return {
    p50: median(keys),
    p95: quantile(keys, 0.95),
    slowP50: median(slowKeys),
    slowP95: quantile(slowKeys, 0.95),
  };
}
