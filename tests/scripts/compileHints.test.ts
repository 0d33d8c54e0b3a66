import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { chunks } from '../../scripts/build/chunks';
import { compileHints } from '../../scripts/build/compileHints';

const hinted = (...names: string[]) => {
  const files = names.map((name) => ({ type: 'chunk', name, code: 'run();' }));
  const { handler } = compileHints().generateBundle as Extract<
    Plugin['generateBundle'],
    { handler: unknown }
  >;
  handler.call({} as never, {} as never, Object.fromEntries(files.entries()) as never, false);
  return files.filter(({ code }) => code === '//# allFunctionsCalledOnLoad\nrun();').map(({ name }) => name);
};

it('what every page and the chat begin with is compiled as it arrives; a page by itself only where it is called', () => {
  expect(hinted('vendor', 'common', 'chat', 'ProfilePage', 'staff')).toEqual(['vendor', 'common', 'chat']);
});

it('names no group of files that is none any more', () => {
  const groups = chunks.groups?.map(({ name }) => String(name)) ?? [];

  // The sign-in's own code is imported where it is needed, and no group.
  expect(hinted(...groups, 'signIn')).toHaveLength(6);
});
