import { expect, it } from 'vitest';
import { chunksOf, type TextChunk } from '../../../src/admin/prompts/textChunks';

const line = (number: number) => `Line ${number} says {{username}} something.\n`;
const text = Array.from({ length: 400 }, (_, at) => line(at)).join('');
const textOf = (chunks: readonly TextChunk[]) => chunks.map((chunk) => chunk.text).join('');
const sameIn = (some: readonly TextChunk[], others: readonly TextChunk[]) =>
  some.filter((chunk) => others.includes(chunk)).length;

it('takes a text apart into whole lines, and nothing of it is lost', () => {
  const chunks = chunksOf(text);
  expect(chunks.length).toBeGreaterThan(5);
  expect(textOf(chunks)).toBe(text);
  expect(chunks.every((chunk) => chunk.text.endsWith('\n'))).toBe(true);
  expect(chunks.reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(400);
});

it.each([
  ['a letter at the end', text.length, 'x'],
  ['a line at the beginning', 0, 'New\n'],
  ['a line in the middle', text.indexOf(line(200)), 'New\n'],
  ['a line longer than all others', text.indexOf(line(200)), 'New\n'.repeat(100)],
])('keeps all chunks but the one that is changed by %s', (_, at, inserted) => {
  const before = chunksOf(text);
  const changed = text.slice(0, at) + inserted + text.slice(at);
  const after = chunksOf(changed, before);
  expect(textOf(after)).toBe(changed);
  expect(sameIn(before, after)).toBeGreaterThanOrEqual(before.length - 1);
  expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
});

it('finds what is left of a text that was shortened, and of one that was replaced', () => {
  const before = chunksOf(text);
  const shorter = text.replace(line(200), '');
  expect(textOf(chunksOf(shorter, before))).toBe(shorter);
  expect(sameIn(before, chunksOf(shorter, before))).toBe(before.length - 1);
  expect(textOf(chunksOf('Another one', before))).toBe('Another one');
  expect(chunksOf('', before)).toEqual([]);
});

it('does not tear a tag that goes over several lines', () => {
  const torn = `${'One\n'.repeat(39)}Say {{\nusername\n}} hello.\n${'One\n'.repeat(39)}`;
  const chunks = chunksOf(torn);
  expect(textOf(chunks)).toBe(torn);
  expect(chunks.some((chunk) => chunk.text.includes('{{\nusername\n}}'))).toBe(true);

  const before = chunksOf('One\n'.repeat(80));
  const opened = `${'One\n'.repeat(39)}{{\n${'One\n'.repeat(40)}`;
  expect(chunksOf(opened, before)[0]?.text).not.toMatch(/\{\{\n$/);
});
