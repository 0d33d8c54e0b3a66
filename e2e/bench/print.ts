import { table } from '../../scripts/table';
import type { ChatOpeningFigures } from './chatOpening';
import type { ConversationFigures } from './conversation';
import type { LoadingFigures } from './loading';
import type { PromptFigures } from './prompt';
import type { ServerFigure } from './server';
import type { StaffListFigures } from './staffLists';
import type { StaffScreenFigure } from './staffScreens';
import type { Bytes } from './weight';

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
  const head = [
    'route',
    'readable',
    'usable',
    'in a row',
    'shift',
    'requests',
    'of other hosts',
    'script',
    'style',
    'other',
  ];
  const rows = figures.map((each) => [
    each.route,
    whole(each.readable),
    whole(each.usable),
    each.roundTrips.length,
    Math.round(each.layoutShift * 1_000) / 1_000,
    each.requests,
    each.foreignRequests,
    kilobytes(each.script),
    kilobytes(each.style),
    kilobytes(each.other),
  ]);
  console.log(
    '\nFirst visit (ms at 1.6 Mbps, 150 ms, CPU ×4; requests in a row before the API; kB raw / gzip / brotli)\n',
  );
  console.log(table(head, rows));
  console.log();
  for (const { route, waitedFor, roundTrips } of figures) {
    if (waitedFor.length > 0) console.log(`${route} showed that it waited: ${waitedFor.join(', ')}`);
    if (roundTrips.length > 0) console.log(`${route} in a row: ${roundTrips.join(' → ')}`);
  }
}

export function printChatOpening({
  keyPainted,
  textsKept,
  conversation,
  quickly,
  again,
}: ChatOpeningFigures): void {
  console.log('\nTo the chat with a session (ms since the navigation began)\n');
  console.log(
    table(
      ['what', 'ms'],
      [
        [`slow phone: first key painted (all typed kept: ${textsKept})`, whole(keyPainted)],
        ['slow phone: conversation, typing meanwhile', whole(conversation)],
        ...quickly.map((each) => [`unthrottled: conversation of ${each.entries}`, whole(each.conversation)]),
        [`slow phone, again (by ${again.servedBy}): message box`, whole(again.messageBox)],
        [`slow phone, again (by ${again.servedBy}): conversation`, whole(again.conversation)],
      ],
    ),
  );
}

export function printStaffScreens(figures: readonly StaffScreenFigure[]): void {
  console.log('\nStaff screens from their menu entries, hovered first (ms)\n');
  console.log(
    table(
      ['screen', 'content'],
      figures.map(({ screen, content }) => [screen, whole(content)]),
    ),
  );
}

export function printStaffLists(figures: readonly StaffListFigures[]): void {
  const head = ['list', '50 rows', '5,000 rows', 'times', 'nodes', 'key p95', 'dialog', 'rows redrawn'];
  const rows = figures.map((each) => [
    each.name,
    whole(each.usableFew),
    whole(each.usableMany),
    Math.round((each.usableMany / each.usableFew) * 100) / 100,
    each.nodes,
    tenth(each.keyToPaintP95),
    each.dialog === null ? '' : whole(each.dialog),
    each.changedRows ?? '',
  ]);
  console.log(
    '\nStaff lists (usable in ms; nodes, keys and dialog with 5,000 rows; key and dialog to paint at CPU ×4)\n',
  );
  console.log(table(head, rows));
}

export function printPrompt({ p50, p95, slowP50, slowP95 }: PromptFigures): void {
  console.log('\nA key in a prompt of 96,000 characters (ms to paint)\n');
  console.log(
    table(
      ['processor', 'p50', 'p95'],
      [
        ['as it is', tenth(p50), tenth(p95)],
        ['CPU ×4', tenth(slowP50), tenth(slowP95)],
      ],
    ),
  );
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
