// Loaded into a server process before anything else: it collects its garbage and tells what is left, whenever it is asked to.
import process from 'node:process';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', async () => {
  // What the first one frees may hold more, which is let go in a turn of its own.
  for (let round = 0; round < 3; round++) {
    collect();
    await turn();
  }
  process.send?.(process.memoryUsage());
});
// A process that has nothing else to do may end.
process.channel?.unref();
