import type { Page } from '@playwright/test';
import type { Permission } from '../../../src/api/call';
import { expect } from '../../support/test';
import type { FaultName } from '../faults';

/** One call of a staff screen. What everyone sees stays as it is: a changing call gets nothing but faults. */
export interface StaffCall {
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  permission: Permission;
  /** Opens the screen and makes it send the call. */
  send(page: Page): Promise<unknown>;
  /** Expects what tells the person, beside the toast that there is without a connection; the toast when left out. */
  told?(page: Page): Promise<unknown>;
  /** Once the server answers again: expects what was typed, or the way to what was asked for. */
  goOn(page: Page, fault: FaultName): Promise<unknown>;
  /** Expects the person to be where they were; the back-office when left out. */
  home?(page: Page): Promise<unknown>;
  /** Faults that are none for this call. */
  without?: readonly FaultName[];
}

/** Of a reply that nobody reads, emptiness is the rule and any JSON will do. */
export const unread: readonly FaultName[] = ['answered with nothing', 'answered with a wrong shape'];

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

export const headed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** Some failures offer another try; what is refused or gone offers none, and the page is loaded anew. */
export async function retryOrReload(page: Page, fault: FaultName) {
  if (fault === 'without a connection') return;
  const retry = page.getByRole('button', { name: 'Retry' });
  if (await retry.isVisible()) await retry.click();
  else await page.reload();
}
