import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/root';

const page = 'docs/decisions.md';
const cite = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs',
  'src',
  'server',
  'sandbox',
  'tests',
  'e2e',
  'scripts',
];

/** What may stand between two words: a comment goes on in its next line, too. */
const gap = String.raw`[\s*/]+`;
const section = String.raw`\d+(?:\.\d+)*`;
const sections = new RegExp(
  String.raw`\b(spec|staff|contract)${gap}(${section}(?:(?:,|${gap}and)${gap}${section})*)`,
  'g',
);
const decisions = /\b(?:D|OPEN)-\d+\b/g;
const rows = new RegExp(
  String.raw`\b(?!SHA-|OPEN-)([A-Z]{2,5})-(\d{3})\b(?:${gap}to${gap}(?:\1-)?(\d{3})\b)?`,
  'g',
);

interface Citation {
  name: string;
  line: number;
}

/** What a text cites, in its order; of a range every row. */
function citationsIn(text: string): Citation[] {
  const found: (Citation & { index: number })[] = [];
  const add = (index: number, names: string[]) => {
    const line = text.slice(0, index).split('\n').length;
    found.push(...names.map((name) => ({ name, line, index })));
  };

  for (const { index, 0: name } of text.matchAll(decisions)) add(index, [name]);
  for (const { index, 1: part, 2: numbers = '' } of text.matchAll(sections))
    add(
      index,
      [...numbers.matchAll(new RegExp(section, 'g'))].map(([number]) => `${part} ${number}`),
    );
  for (const { index, 1: area, 2: first = '', 3: last = first } of text.matchAll(rows)) {
    const names = [];
    for (let row = Number(first); row <= Math.max(Number(first), Number(last)); row++)
      names.push(`${area}-${String(row).padStart(3, '0')}`);
    add(index, names);
  }
  return found.sort((a, b) => a.index - b.index).map(({ name, line }) => ({ name, line }));
}

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The names that the page explains: the headings of decisions, and what is bold in a list. */
const explained = [...textOf(page).matchAll(/^(?:### (D-\d+) |- \*\*(.+?)\*\* )/gm)].map(
  ([, decision, name]) => decision ?? name ?? '',
);

function filesIn(place: string): string[] {
  if (statSync(path.join(root, place)).isFile()) return [place];
  return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|css|sql|md)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

describe('the page of decisions', () => {
  it('explains whatever the sources, tests and pages cite', () => {
    const unexplained = cite
      .filter((place) => existsSync(path.join(root, place)))
      .flatMap(filesIn)
      .flatMap((file) =>
        citationsIn(textOf(file)).map(({ name, line }) => ({ name, place: `${file}:${line}` })),
      )
      .filter(({ name }) => !explained.includes(name))
      .map(({ name, place }) => `${place} cites ${name}`);
    expect(unexplained).toEqual([]);
  });

  it('explains each name once, the decisions in order of number', () => {
    expect(explained).toEqual([...new Set(explained)]);
    const numbers = explained.filter((name) => name.startsWith('D-')).map((name) => Number(name.slice(2)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe('a citation', () => {
  const namesIn = (text: string) => citationsIn(text).map(({ name }) => name);

  it.each([
    ['(D-48, D-49)', ['D-48', 'D-49']],
    [['OPEN', 34].join('-'), [['OPEN', 34].join('-')]],
    ['(spec 2 and 4, Sign-up; staff 5)', ['spec 2', 'spec 4', 'staff 5']],
    ['(spec staff 2)', ['staff 2']],
    ['(contract 2.4, 3.6).', ['contract 2.4', 'contract 3.6']],
    [' * of a call (contract\n * 1), and', ['contract 1']],
    ['(SRC-006 to SRC-008)', ['SRC-006', 'SRC-007', 'SRC-008']],
    ['(NEWS-005 to 007)', ['NEWS-005', 'NEWS-006', 'NEWS-007']],
    ['(SHD-012 to SHD-014, FBA-048)', ['SHD-012', 'SHD-013', 'SHD-014', 'FBA-048']],
  ])('is found in %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each(['SHA-256', 'UTF-16', 'a contract of 2 pages', '13D-1', 'staff2'])('is not found in %j', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('is told with its line', () => {
    expect(citationsIn('one\n\n/** Three (D-3). */')).toEqual([{ name: 'D-3', line: 3 }]);
  });
});
