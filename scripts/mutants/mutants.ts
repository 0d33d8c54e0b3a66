// `npm run mutants`: breaks the most delicate sources in small ways, one at a time, and counts how many of these mutants
// the tests notice. `npm run mutants -- drafts forms` does it to these groups alone. What has not changed since the last
// run is not tried again.
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../root';
import { table } from '../table';
import { type Group, groups } from './groups';
import { passes, passingScore, type Score, scoreHead, scoreOf, scoreRow } from './score';

const cache = '.cache/mutants';

const optionsOf = (name: string, { sources, tests }: Group): ConstructorParameters<typeof Stryker>[0] => ({
  mutate: sources,
  testFiles: tests,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What runs once when a file is loaded would have to be tried with every test of the group.
  ignoreStatic: true,
  dryRunTimeoutMinutes: 60,
  // On a busy machine a test may take a few times as long as it did in the first run.
  timeoutMS: 10_000,
  timeoutFactor: 3,
  concurrency: 1,
  // Rewriting it for the copy needs TypeScript's former API; nothing in it points outside the copy.
  tsconfigFile: 'tsconfig.none.json',
  tempDirName: `${cache}/copy`,
  ignorePatterns: ['.cache', '.sandbox', 'dist', 'e2e', 'test-results', 'playwright-report'],
  incremental: true,
  incrementalFile: `${cache}/${name}.json`,
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: `${cache}/${name}.html` },
});

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. The groups: ${Object.keys(groups).join(', ')}`);
  process.exit(2);
}

process.chdir(root);
const scores: Score[] = [];
for (const [name, group] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  const mutants = await new Stryker(optionsOf(name, group)).runMutationTest();
  for (const { status, fileName, location, replacement } of mutants) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue;
    const { line, column } = location.start;
    console.log(`${status} ${path.relative(root, fileName)}:${line}:${column} ${replacement}`);
  }
  scores.push(scoreOf(name, mutants));
}

console.log(`\n${table(scoreHead, scores.map(scoreRow))}`);
console.log(`\nEvery mutant: ${cache}/<group>.html`);
if (!scores.every(passes)) {
  console.error(`Not every group reaches ${passingScore} %.`);
  process.exitCode = 1;
}
