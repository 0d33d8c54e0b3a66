import { type Key, useEffect, useRef, useState } from 'react';
import { CallFailure } from '../../api/failure';
import { unreadIn } from '../../api/list';
import { counted } from '../../ui/counted';
import { dayOf } from '../../ui/dates';
import { downloadFile } from '../../ui/downloadFile';
import { refusalMessage } from '../query/refusalMessage';
import { type PageReader, readAllPages } from './readAllPages';
import { type CsvColumn, toCsv } from './toCsv';

export interface CsvDownloadOptions<Row> {
  /** What the rows are, in small letters: the file is named by it and the day. */
  items: string;
  columns: readonly CsvColumn<Row>[];
  /** What is shown, or how all pages of it are read. */
  rows: readonly Row[] | PageReader<Row>;
  /** Tells one row from another, where they come in pages. */
  keyOf?(row: Row): Key;
}

type State = { isReading: false; told: string } | { isReading: true; page: number; pageCount?: number };

/** Makes a file of comma-separated values of a list; one in pages is read to its end first, which can be stopped. */
export function useCsvDownload<Row>({ items, columns, rows, keyOf }: CsvDownloadOptions<Row>) {
  const [state, setState] = useState<State>({ isReading: false, told: '' });
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const save = (all: readonly Row[], unread: number) => {
    const name = `${items.replaceAll(' ', '-')}-${dayOf(new Date())}.csv`;
    downloadFile({ name, type: 'text/csv;charset=utf-8', content: toCsv(columns, all) });
    setState({ isReading: false, told: `Downloaded ${counted(all.length, 'row')}.${leftOut(unread)}` });
  };

  const start = async () => {
    if (typeof rows !== 'function') return save(rows, unreadIn(rows));
    if (reading.current) return;
    const controller = new AbortController();
    reading.current = controller;
    setState({ isReading: true, page: 0 });
    try {
      const { rows: all, unread } = await readAllPages({
        readPage: rows,
        keyOf: keyOf ?? ((row) => JSON.stringify(row)),
        signal: controller.signal,
        onProgress: (page, pageCount) => setState({ isReading: true, page, pageCount }),
      });
      if (!controller.signal.aborted) save(all, unread);
    } catch (failure) {
      if (!controller.signal.aborted) setState({ isReading: false, told: `No file. ${wordsOf(failure)}` });
    } finally {
      reading.current = null;
    }
  };

  const stop = () => {
    reading.current?.abort();
    setState({ isReading: false, told: 'Stopped. There is no file.' });
  };

  return { state, start: () => void start(), stop };
}

const leftOut = (unread: number) =>
  unread === 0
    ? ''
    : ` ${unread.toLocaleString('en')} could not be read and ${unread === 1 ? 'is' : 'are'} left out.`;

const wordsOf = (failure: unknown) =>
  failure instanceof CallFailure ? refusalMessage(failure) : 'The list could not be read.';
