import { setTimeout as delay } from 'node:timers/promises';
import { table } from '../../scripts/table';
import type { Cluster } from './cluster';
import { prepareDay } from './day';
import type { Finding } from './finding';

const warmUpMs = 90_000;
const lookEveryMs = 30_000;
/** How many looks at the beginning and at the end are compared: single ones hold what is under way at the moment. */
const compared = 4;
/** What of the heap may be more at the end. A leak of a kilobyte a call would be several times as much. */
const tolerated = 0.02;

const mb = (bytes: number) => bytes / 2 ** 20;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/**
 * Has people and staff do all kinds of things at a modest speed, and looks whether a process keeps more and more of it:
 * what is left of its heap once its garbage is collected.
 */
export async function watchMemory({ url, processes }: Cluster, minutes: number): Promise<Finding[]> {
  const [server] = processes;
  if (!server) return [];
  const day = await prepareDay(url);
  console.log(`Warming up for ${warmUpMs / 1000} s, then ${minutes} minutes…`);
  await delay(warmUpMs);
  const began = performance.now();
  const looks: { heap: number; row: (string | number)[] }[] = [];
  const counted = day.calls();
  while (performance.now() < began + minutes * 60_000) {
    const { heapUsed, external, rss } = await server.collected();
    const seconds = Math.round((performance.now() - began) / 1000);
    const numbers = [heapUsed, external, rss].map((bytes) => mb(bytes).toFixed(1));
    looks.push({ heap: heapUsed, row: [seconds, day.calls() - counted, ...numbers] });
    await delay(lookEveryMs);
  }
  const calls = day.calls() - counted;
  const { unexpected, busy } = await day.end();

  console.log(
    `\n${table(
      ['second', 'calls', 'heap MB', 'outside of it MB', 'resident MB'],
      looks.map(({ row }) => row),
    )}`,
  );
  const heaps = looks.map(({ heap }) => heap);
  const [first, last] = [mean(heaps.slice(0, compared)), mean(heaps.slice(-compared))];
  const growth = (last - first) / first;
  console.log(
    `\nheap after its garbage: ${mb(first).toFixed(2)} MB at the beginning, ${mb(last).toFixed(2)} MB at the end, ` +
      `${((last - first) / calls).toFixed(0)} bytes a call; ${busy} answered with 503\n`,
  );
  return [
    {
      what: 'the heap',
      expected: 'flat',
      came: growth > tolerated ? `${(100 * growth).toFixed(1)} % more` : 'flat',
    },
    {
      what: 'calls with another answer than expected',
      expected: 'none',
      came: unexpected.join('; ') || 'none',
    },
  ];
}
