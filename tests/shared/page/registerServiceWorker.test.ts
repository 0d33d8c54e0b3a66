import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '../../../src/shared/page/registerServiceWorker';

const register = vi.fn<(address: unknown) => Promise<unknown>>();
let state: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  register.mockReset().mockResolvedValue({});
  state = 'complete';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('registers the worker only after the page has loaded, and not at once then', async () => {
  state = 'interactive';
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

it('waits until the browser has nothing else to do, where it can tell', async () => {
  let whenIdle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    whenIdle = callback;
  });
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).not.toHaveBeenCalled();
  whenIdle();
  expect(register).toHaveBeenCalledOnce();
});

it('names the address by a policy where the browser asks for one', async () => {
  const createPolicy = vi.fn(
    (name: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) => `${createScriptURL(url)} by ${name}`,
    }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).toHaveBeenCalledWith('/sw.js by service-worker');
});

it('lets everything be as it is where the browser refuses, or knows no workers', async () => {
  register.mockRejectedValue(new DOMException('Storage is blocked', 'SecurityError'));
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).toHaveBeenCalledOnce();

  Reflect.deleteProperty(navigator, 'serviceWorker');
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).toHaveBeenCalledOnce();
});
