// `npm run flaky -- FILE`: runs a test file twenty times while the processor is busy, and says which tests failed.
import path from 'node:path';
import { root } from '../root';
import { startLoad } from './load';
import { npmRun } from './npmRun';
import { count, type Report, readReport, reportVariable, type TestResult } from './report';
import { describeTally, tally } from './tally';

const times = 20;
const [file] = process.argv.slice(2);

if (!file) {
  console.error('Which file? npm run flaky -- e2e/smoke.spec.ts');
  process.exit(2);
}

const reportFile = path.join(root, '.cache/flaky-report.json');
const variables = { [reportVariable]: reportFile };

async function runEndToEnd(chosen: string): Promise<Report[]> {
  const parameters = [
    chosen,
    `--repeat-each=${times}`,
    '--retries=0',
    '--reporter=line,./scripts/test/playwrightReporter.ts',
  ];
  await npmRun('e2e', parameters, variables);
  return [readReport(reportFile)];
}

async function runUnit(chosen: string): Promise<Report[]> {
  const parameters = [chosen, '--retry=0', '--reporter=dot', '--reporter=./scripts/test/vitestReporter.ts'];
  const reports: Report[] = [];
  for (let time = 0; time < times; time += 1) {
    await npmRun('unit', parameters, variables);
    reports.push(readReport(reportFile));
  }
  return reports;
}

const load = startLoad();
const reports = await (file.includes('e2e') ? runEndToEnd(file) : runUnit(file)).finally(load.stop);
const results: TestResult[] = reports.flatMap(({ tests }) => tests);
console.log(`\n${describeTally(tally(results))}`);
process.exitCode = reports.some((report) => count(report, true).failed > 0) ? 1 : 0;
