import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { openBehind } from '../../../scripts/start/openBehind';

const site = { address: 'http://localhost:5173', close: async () => undefined };

it('opens the site only when the sandbox takes requests, so that whoever comes first can log in', async () => {
  const happened: string[] = [];
  const open = async () => {
    happened.push('the site answers');
    return site;
  };
  const listening = setImmediate().then(() => void happened.push('the sandbox takes requests'));

  await expect(openBehind(Promise.resolve(open), listening)).resolves.toBe(site);
  expect(happened).toEqual(['the sandbox takes requests', 'the site answers']);
});

it('opens no site in front of a sandbox that fails', async () => {
  const open = vi.fn(async () => site);
  const failed = Promise.reject(new Error('The sandbox has ended.'));

  await expect(openBehind(Promise.resolve(open), failed)).rejects.toThrow('The sandbox has ended.');
  expect(open).not.toHaveBeenCalled();
});
