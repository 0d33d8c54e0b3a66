import type { BrowserContext, Page } from '@playwright/test';

/** What went wrong in a browser beside what a test looks at. */
export interface Watch {
  /** Messages that the test causes on purpose. */
  allow(...messages: RegExp[]): void;
  problems(): string[];
}

/**
 * Collects console errors and warnings, uncaught errors and violations of the content security policy in every page
 * of a browser context.
 */
export async function watch(context: BrowserContext): Promise<Watch> {
  const seen: string[] = [];
  // What the tests' own configuration causes.
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  const listen = (page: Page) => page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));

  context.on('page', listen);
  context.pages().forEach(listen);
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`policy violation: ${effectiveDirective} stops ${blockedURI} in ${sourceFile}`);
    });
  });

  return {
    allow: (...messages) => void allowed.push(...messages),
    problems: () => seen.filter((text) => !allowed.some((message) => message.test(text))),
  };
}
