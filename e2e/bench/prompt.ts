import type { Browser } from '@playwright/test';
import { promptsOn, tuner } from '../support/promptsScreen';
import type { SandboxDoors } from '../support/sandbox';
import { signIn } from '../support/signIn';
import { median } from './statistics';

const letters = 10;
const long = 'Say {{username}} something kind about {{nickname}}, however long.\n'.repeat(770);

/** From a letter to the frame that shows it (ms, median), at the end of a prompt of 50,000 characters. */
export async function measurePrompt(
  browser: Browser,
  { site, doors }: { site: string; doors: SandboxDoors },
): Promise<number> {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await signIn(page, await doors.makeAccount({ permissions: tuner }), '/admin/prompts');
  const prompts = promptsOn(page);
  await prompts.pick('Summaries', 'Session summary');
  await prompts.press('New version');
  await prompts.text.fill(long);
  await prompts.text.focus();
  await page.keyboard.press('Control+End');
  const times = await page.evaluate(async (count) => {
    const figures: number[] = [];
    for (let letter = 0; letter < count; letter += 1) {
      const startedAt = performance.now();
      document.execCommand('insertText', false, 'a');
      await new Promise(requestAnimationFrame);
      figures.push(performance.now() - startedAt);
    }
    return figures;
  }, letters);
  await context.close();
  return median(times);
}
