import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/root';

const places = ['src', 'server', 'sandbox', 'tests', 'e2e', 'scripts'];
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isThere = (file: string) => existsSync(path.join(root, file));
const under = (place: string, options: { recursive?: boolean } = {}) =>
  readdirSync(path.join(root, place), { ...options, withFileTypes: true });

const docs = under('docs').map(({ name }) => `docs/${name}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs.filter((file) => file.endsWith('.md'))];

const sources = places
  .flatMap((place) => under(place, { recursive: true }))
  .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|s?css)$/.test(entry.name))
  .map(({ name, parentPath }) => ({ name, file: path.relative(root, path.join(parentPath, name)) }));
const fileNames = new Set(sources.map(({ name }) => name));

const { scripts, dependencies, devDependencies } = JSON.parse(textOf('package.json')) as {
  [part in 'scripts' | 'dependencies' | 'devDependencies']: object;
};
const libraries = Object.keys({ ...dependencies, ...devDependencies });

/** Whatever stands in the sources, this file aside: it says below what is not there. */
const words = new Set(
  [...sources.map(({ file }) => file), 'biome.json']
    .filter((file) => path.basename(file) !== 'pages.test.ts')
    .flatMap((file) => textOf(file).match(/\w+/g) ?? []),
);

/** Something between backticks. */
interface Quote {
  text: string;
  /** Where it stands, for the message of a test. */
  place: string;
  /** What stands in brackets behind it, likewise between backticks: `file` (`name`, `name`). */
  names: string[];
}

/** What a page has between backticks; its blocks of code show what may be. */
function quotesIn(page: string, text: string): Quote[] {
  const prose = text.replace(/^ *```[\s\S]*?^ *```/gm, (block) => block.replace(/[^\n]/g, ''));
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(({ index, 0: quoted, 1: inner = '' }) => {
    const [, behind = ''] = /^\s+\(((?:`[^`]+`[,\s]*)+)\)/.exec(prose.slice(index + quoted.length)) ?? [];
    return {
      text: inner,
      place: `${page}:${prose.slice(0, index).split('\n').length}`,
      names: [...behind.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    };
  });
}

/** Whether it is a place of this project; with `NNNN` something is to be filled in. */
const isPath = (text: string) =>
  new RegExp(String.raw`^(?:${places.join('|')}|docs|public)(?:/[\w./-]*)?$`).test(text) &&
  !text.includes('NNNN');
const isFileName = (text: string) => /^\w[\w.-]*\.(?:tsx?|mjs|md|json|html)$/.test(text);

/** A name of the code, which has two humps at least; what it is called with is left off. */
const codeName = (text: string) => /^((?:[a-z]+|[A-Z][a-z]+)[A-Z]\w*)(?:\(.*\))?$/.exec(text)?.[1];

const exportOf = (name: string) =>
  new RegExp(String.raw`^export (?:async )?(?:const|function|class|interface|type) ${name}\b`, 'm');

/** What is wrong with a quote; null where it names nothing, or something that is there. */
function complaintAbout({ text, place, names }: Quote): string | null {
  const [, command] = /^npm run ([\w:]+)/.exec(text) ?? [];
  const name = codeName(text);
  const isGone =
    (isPath(text) && !isThere(text)) ||
    (isFileName(text) && !isThere(text) && !fileNames.has(text)) ||
    (command !== undefined && !(command in scripts)) ||
    (name !== undefined && !words.has(name) && !libraries.includes(name));
  if (isGone) return `${place} names ${text}`;
  const missing = isPath(text) ? names.filter((each) => !exportOf(each).test(textOf(text))) : [];
  return missing.length > 0 ? `${place}: ${text} does not export ${missing.join(', ')}` : null;
}

const complaints = (page: string, text: string) =>
  quotesIn(page, text)
    .map(complaintAbout)
    .filter((complaint) => complaint !== null);

describe('a page', () => {
  it.each(pages)('names only what is there: %s', (page) => {
    expect(complaints(page, textOf(page))).toEqual([]);
  });

  it.each(pages)('has links that lead somewhere: %s', (page) => {
    const targets = [...textOf(page).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(page), target),
    );
    expect(targets.filter((target) => !isThere(target))).toEqual([]);
  });

  it.each([
    ['`src/api/nowhere.ts`', 'page:1 names src/api/nowhere.ts'],
    ['one\n\n`nowhere.ts`', 'page:3 names nowhere.ts'],
    ['`npm run nothing`', 'page:1 names npm run nothing'],
    ['`useNothingAtAll(key)`', 'page:1 names useNothingAtAll(key)'],
    ['`src/api/call.ts` (`call`,\n`callNobody`)', 'page:1: src/api/call.ts does not export callNobody'],
  ])('is told what is not there in %j', (text, complaint) => {
    expect(complaints('page', text)[0]).toBe(complaint);
  });

  it('may name what is there, and what is no name of ours', () => {
    const text =
      '`src/api/call.ts` (`call`, `fillPath`) `call.ts` `npm run check` `QueryView` `--name` `N passed`';
    expect(complaints('page', text)).toEqual([]);
  });
});

describe('the page of the architecture', () => {
  it('says of every room what it is for', () => {
    const page = 'docs/architecture.md';
    const named = new Set(quotesIn(page, textOf(page)).map(({ text }) => text));
    // What tests mirror is named where it stands.
    const rooms = [
      'src',
      'src/shared',
      'src/ui',
      'server',
      'server/domain',
      'sandbox',
      'scripts',
      'e2e',
    ].flatMap((place) =>
      under(place).flatMap((entry) => (entry.isDirectory() ? [`${place}/${entry.name}`] : [])),
    );
    expect(rooms.filter((room) => !named.has(room))).toEqual([]);
  });
});
