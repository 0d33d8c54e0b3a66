import type { CDPSession, Page } from '@playwright/test';

/** A slow phone on a slow line. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
export const slowdown = 4;

/**
 * Makes a page as slow as on a slow phone on a slow line. What a service worker fetches by itself is not slowed down; it
 * answers from its cache what a page waits for.
 */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await slowProcessor(devtools);
}

/** Makes the processor alone slow, or as quick as it is. */
export const slowProcessor = (devtools: CDPSession, rate = slowdown): Promise<unknown> =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate });
