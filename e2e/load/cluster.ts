import { appOrigin } from '../../tests/sandbox/support/openSandbox';
import { type Balancer, startBalancer } from './balancer';
import { type ServerProcess, startServerProcess } from './processes';

/** Some server processes on one database, behind one address. */
export interface Cluster {
  url: string;
  processes: ServerProcess[];
  /** Starts one more, which takes requests as soon as it can. */
  add(): Promise<ServerProcess>;
  /** Takes one out, which has ended, or is to end, by itself. */
  remove(process: ServerProcess): void;
  /** What the logs of all that it has had tell of errors. */
  errors(): string[];
  close(): Promise<void>;
}

interface ClusterOptions {
  count: number;
  /** The address of all of them; each process has a port above this one. */
  port: number;
  /** Where their Postgres is. */
  database: string;
  /** Where the model is that answers people. */
  model: string;
  /** By how many minutes the clocks of its processes are ahead, in turn; all are right where left out. */
  clocksAhead?: readonly number[];
}

/** Starts hosted servers side by side, with a balancer in front of them whose word they trust. */
export async function startCluster({
  count,
  port,
  database,
  model,
  clocksAhead = [],
}: ClusterOptions): Promise<Cluster> {
  const balancer: Balancer = await startBalancer(port);
  const processes: ServerProcess[] = [];
  const all: ServerProcess[] = [];
  let last = port;
  const passOn = () => balancer.use(processes.map((process) => process.port));
  const add = async () => {
    last += 1;
    const process = await startServerProcess(last, {
      PUBLIC_URL: balancer.url,
      TRUSTED_PROXIES: 'loopback',
      DATABASE_URL: database,
      APP_URL: appOrigin,
      ASSISTANT_URL: model,
      ASSISTANT_MODEL: 'slow',
      CLOCK_AHEAD: String(clocksAhead[(last - port - 1) % clocksAhead.length] ?? 0),
    });
    processes.push(process);
    all.push(process);
    passOn();
    return process;
  };
  await Promise.all(Array.from({ length: count }, add));
  return {
    url: balancer.url,
    processes,
    add,
    remove: (process) => {
      processes.splice(processes.indexOf(process), 1);
      passOn();
    },
    errors: () => all.flatMap((process) => process.errors()),
    close: async () => {
      await balancer.close();
      await Promise.all(processes.map((process) => process.kill()));
    },
  };
}
