import { afterEach, expect, it, vi } from 'vitest';
import { forOwnFrames, quickenStacks } from '../../../scripts/test/quickStacks';

const before = Error.prepareStackTrace;
afterEach(() => {
  Error.prepareStackTrace = before;
});

const frame = (file: string | undefined, words: string) =>
  ({ getFileName: () => file, toString: () => words }) as NodeJS.CallSite;

const prepare = vi.fn((error: Error, frames: NodeJS.CallSite[]) =>
  [`Error: ${error.message}`, ...frames.map((each) => `\n    at source of ${each}`)].join(''),
);

it('looks up the frames of our own files, and writes all others as they are', () => {
  const frames = [
    frame('/project/e2e/chat.spec.ts', 'say'),
    frame('/project/node_modules/playwright-core/lib/index.js', 'click'),
    frame('C:\\project\\node_modules\\playwright\\index.js', 'run'),
    frame('node:internal/timers', 'async listOnTimeout'),
    frame(undefined, 'Promise.all (index 0)'),
    frame('file:///project/e2e/home.spec.ts', 'async open'),
  ];
  const looked = forOwnFrames(prepare)(new Error('no button'), frames);
  expect(looked.split('\n')).toEqual([
    'Error: no button',
    '    at source of say',
    '    at click',
    '    at run',
    '    at listOnTimeout',
    '    at Promise.all (index 0)',
    '    at source of async open',
  ]);
  expect(prepare.mock.calls.flatMap(([, asked]) => asked).map(String)).toEqual(['say', 'async open']);
});

it('is in use from then on', () => {
  Error.prepareStackTrace = (error, frames) => `${error.message} in ${frames.length} frames`;
  quickenStacks();
  expect(new Error('no button').stack).toMatch(/^no button in 0 frames/);
});

it('changes nothing where stacks are the engine’s own', () => {
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  quickenStacks();
  expect(Object.hasOwn(Error, 'prepareStackTrace')).toBe(false);
});
