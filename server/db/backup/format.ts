import * as v from 'valibot';

/**
 * What stands between the rows of a backup: lines with a list of a word and what belongs to it. A row is a line with an
 * object.
 */
export const notes = {
  'hearken-backup': v.object({
    /** The format of the file, which is 1. */
    format: v.number(),
    madeAt: v.string(),
    /** The version of the tables: its name, and what the database knows it by. */
    version: v.object({ tag: v.string(), madeAt: v.number() }),
  }),
  table: v.object({ name: v.string() }),
  end: v.object({ rows: v.number(), sha256: v.string() }),
  sequences: v.record(v.string(), v.string()),
  complete: v.object({ tables: v.number(), rows: v.number() }),
};

export type Word = keyof typeof notes;
export type Told<W extends Word> = v.InferOutput<(typeof notes)[W]>;

export const toLine = <W extends Word>(word: W, told: Told<W>): string => `${JSON.stringify([word, told])}\n`;
