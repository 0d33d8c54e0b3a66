const everyMs = 500;
const warmUps = 200;

/** What a fixed piece of work cost, in ms of the processor's time. */
export interface WorkCost {
  mean: number;
  best: number;
}

/**
 * Watches how quick the processor is. No load tells that another machine uses the other half of a core, and then all takes
 * up to twice as long; a fixed piece of work does, by the processor's time that it costs. Compare it between runs.
 */
export function watchSpeed() {
  // The first ones are slower, since they are not compiled yet.
  for (let i = 0; i < warmUps; i += 1) costOfWork();
  let costs: number[] = [];
  const timer = setInterval(() => costs.push(costOfWork()), everyMs);

  return {
    /** What it cost since the last time that this was asked; a mean of NaN when that was a moment ago. */
    sinceLast(): WorkCost {
      const asked = costs;
      costs = [];
      const total = asked.reduce((sum, cost) => sum + cost, 0);
      return { mean: total / asked.length, best: Math.min(...asked) };
    },
    stop: () => clearInterval(timer),
  };
}

function costOfWork(): number {
  const before = process.cpuUsage();
  let sum = 0;
  for (let i = 0; i < 300_000; i += 1) sum = (sum * 31 + i) % 1_000_003;
  const { user, system } = process.cpuUsage(before);
  // What nothing needs would not be worked out.
  return sum < 0 ? 0 : (user + system) / 1_000;
}
