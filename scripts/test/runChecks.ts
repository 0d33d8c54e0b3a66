import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildHostedStage } from '../hostedStage';
import { root } from '../root';
import { buildForStages } from '../stage';
import { rememberFlicker } from './flakyLedger';
import { npmRun } from './npmRun';
import {
  type Counts,
  count,
  countOne,
  flakyTests,
  lastLine,
  nameOf,
  type Report,
  readReport,
  reportVariable,
} from './report';
import { describeFlicker, describeStage, type Stage } from './summary';

interface Outcome {
  counts: Counts;
  /** Of checks that consist of tests. */
  report?: Report;
  /** Of these, the tests that have been flaky before. */
  tooOften?: string[];
}

interface Check {
  name: string;
  /** Whether `npm run check` does it as well. */
  isQuick: boolean;
  run(): Promise<Outcome>;
}

const endToEndLimitMs = 30 * 60 * 1000;

const unitReporters = ['--reporter=default', '--reporter=./scripts/test/vitestReporter.ts', '--retry=1'];

const checks: Check[] = [
  { name: 'Format and lint', isQuick: true, run: async () => whole(await npmRun('lint')) },
  { name: 'Types', isQuick: true, run: async () => whole(await npmRun('types')) },
  {
    name: 'Unit tests',
    isQuick: true,
    run: () => runTests('unit', unitReporters),
  },
  {
    name: 'Tests on Postgres',
    isQuick: false,
    run: () => runTests('unit:postgres', unitReporters),
  },
  {
    name: 'Build',
    isQuick: false,
    run: async () => {
      await buildForStages();
      await buildHostedStage();
      return whole(true);
    },
  },
  {
    // By itself, since it may have to be installed: the end-to-end tests' minutes are those of the tests.
    name: 'Browser',
    isQuick: false,
    run: async () => {
      const { findBrowser } = await import('../findBrowser');
      process.env.HEARKEN_BROWSER ??= findBrowser();
      return whole(true);
    },
  },
  {
    name: 'End-to-end tests',
    isQuick: false,
    run: () =>
      runTests('e2e', [
        '--reporter=list,./scripts/test/playwrightReporter.ts',
        '--retries=1',
        `--global-timeout=${endToEndLimitMs}`,
      ]),
  },
];

const whole = (succeeded: boolean): Outcome => ({ counts: countOne(succeeded) });

/**
 * Runs one kind of test. A test that fails is tried once more, only to tell what fails always from what fails
 * sometimes: the second try never makes it a test that passed. Each kind remembers its own runs: `npm run check`, which
 * runs often, does not make the end-to-end tests' flicker forgotten.
 */
async function runTests(script: 'unit' | 'unit:postgres' | 'e2e', parameters: string[]): Promise<Outcome> {
  const name = script.replace(':', '-');
  const file = path.join(root, `.cache/${name}-report.json`);
  rmSync(file, { force: true });
  const succeeded = await npmRun(script, parameters, { [reportVariable]: file });
  const report = readReport(file);
  const tooOften = rememberFlicker(
    path.join(root, `.cache/flaky-${name}.json`),
    flakyTests(report).map(nameOf),
  );
  return { counts: count(report, succeeded), report, tooOften };
}

/**
 * Runs every check in order, also after one has failed, and prints a summary: where the time went, which tests
 * flickered, and at last `N passed, N failed`.
 *
 * @param onlyQuick leaves out what needs a Postgres, a build or a browser
 * @returns the exit code
 */
export async function runChecks({ onlyQuick = false } = {}): Promise<number> {
  const stages: (Stage & Outcome)[] = [];
  for (const { name, run } of checks.filter(({ isQuick }) => isQuick || !onlyQuick)) {
    console.log(`\n── ${name}`);
    const began = performance.now();
    const outcome = await run().catch((error): Outcome => {
      console.error(error instanceof Error ? error.message : error);
      return whole(false);
    });
    stages.push({ name, ...outcome, seconds: (performance.now() - began) / 1000 });
  }

  const flaky = stages.flatMap(({ report }) => (report ? flakyTests(report) : []));
  const tooOften = stages.flatMap((stage) => stage.tooOften ?? []);

  console.log(`\n── Summary\n${stages.map(describeStage).join('\n')}`);
  if (flaky.length > 0) console.log(`\n${describeFlicker(flaky, tooOften)}`);
  const all = [...stages.map(({ counts }) => counts), ...tooOften.map(() => countOne(false))];
  console.log(`\n${lastLine(all)}`);
  return all.some(({ failed }) => failed > 0) ? 1 : 0;
}
