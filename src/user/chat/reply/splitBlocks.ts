export interface Block {
  /** Its lines as they were written. */
  source: string;
  /** How many blank lines stand above it; none counts for the first. */
  blankLines: number;
}

/** 'line': a heading or a rule, which never goes on in the next line. */
type Kind = 'text' | 'list' | 'quote' | 'line' | 'code';

interface OpenBlock {
  kind: Kind;
  lines: string[];
  blankLines: number;
  /** The code that is open at the moment: of the block itself, or of an item in its list. */
  fence: Fence | null;
  /** Nobody can say any more where it ends: it takes the rest. */
  isEndless: boolean;
}

interface Fence {
  isIndented: boolean;
  marks: string;
}

/**
 * Cuts a text where no block of it goes on, so that each part parses by itself to what it is in the whole, and a text
 * that grows changes its last part only. In doubt it does not cut.
 */
export function splitBlocks(text: string): Block[] {
  const blocks: OpenBlock[] = [];
  let blankLines = 0;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const last = blocks.at(-1);
    if (last && (last.fence || last.isEndless)) {
      readOn(last, line);
    } else if (line.trim() === '') {
      blankLines++;
    } else {
      const kind = kindOf(line);
      const fence = fenceOf(line);
      if (last && goesOn(last.kind, kind, line, blankLines > 0)) {
        last.lines.push(...Array<string>(blankLines).fill(''), line);
        last.fence = fence;
      } else {
        blocks.push({ kind, lines: [line], blankLines: last ? blankLines : 0, fence, isEndless: false });
      }
      blankLines = 0;
    }
  }
  return blocks.map((block) => ({ source: block.lines.join('\n'), blankLines: block.blankLines }));
}

/** Takes a line of code, or of a block without an end. */
function readOn(block: OpenBlock, line: string) {
  block.lines.push(line);
  const { fence } = block;
  if (!fence) return;
  const found = fenceOf(line);
  if (found && found.isIndented === fence.isIndented && found.marks.startsWith(fence.marks) && isBare(line)) {
    block.fence = null;
  } else if (fence.isIndented && /^\S/.test(line)) {
    block.fence = null;
    block.isEndless = true;
  }
}

const isBare = (line: string) => /^\s*(?:`+|~+)\s*$/.test(line);

/** The marks by which a line opens or closes code, if any. */
function fenceOf(line: string): Fence | null {
  const [, indent, marks, info] = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (indent === undefined || marks === undefined) return null;
  if (marks.startsWith('`') && info?.includes('`')) return null;
  return { isIndented: indent !== '', marks };
}

function kindOf(line: string): Kind {
  const fence = fenceOf(line);
  if (fence && !fence.isIndented) return 'code';
  if (/^ {0,3}(?:#{1,6}(?:\s|$)|(?:-{3,}|\*{3,}|_{3,})\s*$)/.test(line)) return 'line';
  if (/^ {0,3}>/.test(line)) return 'quote';
  if (/^\s{0,8}(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.test(line)) return 'list';
  return 'text';
}

/** Whether a block of one kind takes the next line, which would begin one of another kind. */
function goesOn(open: Kind, next: Kind, line: string, isAfterBlank: boolean): boolean {
  if (next === 'code') return false;
  switch (open) {
    case 'text':
      return !isAfterBlank && (next === 'text' || (next === 'list' && !interruptsText(line)));
    case 'list':
      return /^\s/.test(line) || next === 'list' || (next === 'text' && !isAfterBlank);
    case 'quote':
      return next === 'quote';
    default:
      return false;
  }
}

/** A year at the start of a line is no list, and dashes between bars belong to a table. */
const interruptsText = (line: string) => /^\s*(?:[-+*]|0*1[.)])/.test(line) && !line.includes('|');
