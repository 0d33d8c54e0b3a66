import { type DevLog, ExceptionText, GptCallText } from '../../api/developer/devLogs';
import { readJson } from '../../shared/drafts/readJson';
import { jsonInWords } from './jsonInWords';

const longestGist = 240;

interface Glance {
  /** One line that says what it is about. */
  gist: string;
  /** A few words beside it. */
  aside?: string;
}

/** A line as it can be shown; text that is not what its category promises is shown as it is (contract 3.11). */
export type ReadLine = Glance &
  (
    | { kind: 'modelCall'; call: GptCallText }
    | { kind: 'exception'; exception: ExceptionText }
    | { kind: 'other' }
  );

/** Reads the text of a line by its category. */
export function readLine({ category, text }: Pick<DevLog, 'category' | 'text'>): ReadLine {
  const call = category === 'GptCall' ? readJson(GptCallText, text) : null;
  if (call) {
    const said = call.choices[0]?.message.content ?? call.prompt.at(-1)?.content ?? '';
    const tokens = call.usage.totalTokens;
    return {
      kind: 'modelCall',
      call,
      gist: inOneLine(jsonInWords(category, said) ?? said),
      aside: `${tokens.toLocaleString()} ${tokens === 1 ? 'token' : 'tokens'}`,
    };
  }
  const exception = category === 'Exception' ? readJson(ExceptionText, text) : null;
  if (exception) {
    return { kind: 'exception', exception, gist: inOneLine(exception.message), aside: exception.source };
  }
  return { kind: 'other', gist: inOneLine(jsonInWords(category, text) ?? text) };
}

const inOneLine = (text: string) => text.slice(0, longestGist).replace(/\s+/g, ' ').trim();
