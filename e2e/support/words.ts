import type { Page } from '@playwright/test';

/** What a page calls by no words, or by words that only a mistake of ours can have put there. */
export const findWordless = (page: Page): Promise<string[]> => page.evaluate(inspect);

/** Runs in the page. */
function inspect(): string[] {
  const slips = /\b(?:undefined|NaN|Invalid Date)\b|\[object /;
  const isWordless = (text: string) => text.trim() === '' || slips.test(text) || /\bnull\b/.test(text);
  const faults: string[] = [];

  if (document.title.split(' - ').some(isWordless)) faults.push(`the title is '${document.title}'`);
  const titled = 'h1, h2, h3, h4, h5, h6, legend, caption, summary, [role=heading]';
  for (const element of document.querySelectorAll<HTMLElement>(titled)) {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (element.checkVisibility() && isWordless(text)) faults.push(`${element.tagName} reads '${text}'`);
  }
  for (const element of document.querySelectorAll('[aria-label], [title]')) {
    for (const name of ['aria-label', 'title']) {
      const text = element.getAttribute(name);
      if (text !== null && isWordless(text)) faults.push(`${element.tagName} has the ${name} '${text}'`);
    }
  }
  for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog]')) {
    const ids = dialog.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const name = dialog.ariaLabel ?? ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    if (isWordless(name)) faults.push(`a dialog is called '${name}'`);
  }
  // biome-ignore lint/performance/useDomNodeTextContent: what is read, without scripts
  const slip = slips.exec(document.body.innerText);
  if (slip)
    faults.push(`the page reads '${slip.input.slice(Math.max(slip.index - 40, 0), slip.index + 40)}'`);
  return faults;
}
