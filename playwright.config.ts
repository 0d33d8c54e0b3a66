import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { StageOption } from './e2e/support/test';
import { findBrowser, testBrowserFlags } from './scripts/findBrowser';
import { addressOf, type StageName, stages } from './scripts/stages';
import { quickenStacks } from './scripts/test/quickStacks';

// Playwright reads this file in every worker; the variable spares them the search.
process.env.HEARKEN_BROWSER ??= findBrowser();
quickenStacks();

const on = (stage: StageName) => ({ stage, baseURL: addressOf(stages[stage].port) });

export default defineConfig<object, StageOption>({
  // Runs on other ports go on beside this one.
  outputDir: `test-results/${stages.main.port}`,
  // One more than there are cores: each waits now and then, for an answer or a clock.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    // What a service worker answers no test can intercept; the worker's own test allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.HEARKEN_BROWSER, args: testBrowserFlags },
  },
  projects: [
    // These change what everyone sees, so they have a sandbox of their own and run one after the other; begun first, they
    // keep one worker busy while the other one goes on, and leave none idle in the end.
    { name: 'apart', testDir: 'e2e/apart', workers: 1, fullyParallel: false, use: on('apart') },
    { name: 'main', testDir: 'e2e', testMatch: /e2e[\\/][^\\/]+\.spec\.ts$/, use: on('main') },
    // Every screen under every condition; the last of them are short, so that no worker is left with a long one.
    { name: 'sweeps', testDir: 'e2e/sweeps', timeout: 180_000, use: on('main') },
  ],
  webServer: {
    command: 'node --import tsx scripts/serveStages.ts main apart',
    url: addressOf(stages.main.port),
    timeout: 240_000,
  },
});
