import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { buildForStages } from '../stage';
import { type Counts, countEndToEnd, countOne, countUnit, lastLine } from './counts';

interface Check {
  name: string;
  run(): Promise<Counts>;
}

const unitReport = path.join(root, '.cache/unit.json');
const endToEndReport = path.join(root, '.cache/e2e.json');

const checks: Check[] = [
  { name: 'Format and lint', run: async () => countOne(await npmRun('lint')) },
  { name: 'Types', run: async () => countOne(await npmRun('types')) },
  {
    name: 'Unit tests',
    run: async () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
      // One more try for a test that a busy machine has starved.
      const succeeded = await npmRun('unit', [...reporters, '--retry=1']);
      return countUnit(read(unitReport), succeeded);
    },
  },
  {
    name: 'Build',
    run: async () => {
      await buildForStages();
      return countOne(true);
    },
  },
  {
    name: 'End-to-end tests',
    run: async () => {
      // Two more tries for a test that a busy machine has starved; the summary says so.
      const succeeded = await npmRun(
        'e2e',
        ['--reporter=list,json', '--retries=2', '--global-timeout=4200000'],
        {
          PLAYWRIGHT_JSON_OUTPUT_FILE: endToEndReport,
        },
      );
      return countEndToEnd(read(endToEndReport), succeeded);
    },
  },
];

/**
 * Runs every check in order, also after one has failed, and prints a summary that ends with `N passed, N failed`.
 *
 * @returns the exit code
 */
export async function runChecks(): Promise<number> {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  for (const report of [unitReport, endToEndReport]) rmSync(report, { force: true });

  const lines: string[] = [];
  const all: Counts[] = [];
  for (const { name, run } of checks) {
    console.log(`\n── ${name}`);
    const began = performance.now();
    const counts = await run().catch((error): Counts => {
      console.error(error instanceof Error ? error.message : error);
      return countOne(false);
    });
    all.push(counts);
    lines.push(describe(name, counts, (performance.now() - began) / 1000));
  }
  console.log(`\n── Summary\n${lines.join('\n')}\n\n${lastLine(all)}`);
  return all.some(({ failed }) => failed > 0) ? 1 : 0;
}

function describe(name: string, { passed, failed, skipped, flaky }: Counts, seconds: number): string {
  const extra = [skipped ? `${skipped} skipped` : '', flaky ? `${flaky} at the second try` : ''].filter(
    Boolean,
  );
  const numbers = [`${passed} passed`, `${failed} failed`, ...extra].join(', ');
  return `${failed ? '✗' : '✓'} ${name.padEnd(18)} ${numbers} (${seconds.toFixed(1)} s)`;
}

/** Runs one of package.json's scripts. @returns whether it ended without an error */
function npmRun(
  script: string,
  parameters: string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...parameters], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...variables },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
