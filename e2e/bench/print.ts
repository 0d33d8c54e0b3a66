import { table } from '../../scripts/table';
import type { ConversationFigures } from './conversation';
import type { Bytes, LoadingFigures } from './loading';
import type { ServerFigure } from './server';

const whole = (value: number) => Math.round(value);
const tenth = (value: number) => Math.round(value * 10) / 10;
const kilobytes = ({ raw, gzip, brotli }: Bytes) =>
  [raw, gzip, brotli].map((bytes) => (bytes / 1000).toFixed(1)).join(' / ');

export function printConversations(figures: readonly ConversationFigures[]): void {
  const head = [
    'entries',
    'usable',
    'key p50',
    'key p95',
    'append',
    'reply',
    'frames > 50',
    'longest',
    'nodes',
    'heap MB',
  ];
  const rows = figures.map((each) => [
    each.entries,
    whole(each.usable),
    tenth(each.keyToPaintP50),
    tenth(each.keyToPaintP95),
    tenth(each.appendToPaint),
    tenth(each.replyToPaint),
    each.framesOver50,
    tenth(each.longestFrame),
    each.nodes,
    tenth(each.heapMegabytes),
  ]);
  console.log('\nConversation (ms; key, append and reply to paint at CPU ×4; frames while scrolling)\n');
  console.log(table(head, rows));
}

export function printLoading(figures: readonly LoadingFigures[]): void {
  const head = ['route', 'requests', 'of other hosts', 'script', 'style', 'other', 'first paint', 'usable'];
  const rows = figures.map((each) => [
    each.route,
    each.requests,
    each.foreignRequests,
    kilobytes(each.script),
    kilobytes(each.style),
    kilobytes(each.other),
    whole(each.firstPaint),
    whole(each.usable),
  ]);
  console.log('\nFirst visit (ms at 1.6 Mbps, 150 ms, CPU ×4; kB raw / gzip / brotli)\n');
  console.log(table(head, rows));
}

export function printServer(figures: readonly ServerFigure[]): void {
  console.log('\nSandbox (in memory, without a network)\n');
  console.log(
    table(
      ['what', 'ms'],
      figures.map(({ what, ms }) => [what, whole(ms)]),
    ),
  );
}
