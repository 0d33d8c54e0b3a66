import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../root';
import { shortReason, type TestResult, writeReport } from './report';

/** Tells `npm test` what became of each unit test; see `report.ts`. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): void {
    const unloaded = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests()].length === 0,
    );
    writeReport({
      tests: modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => describe(test, module)),
      ),
      errors: [
        ...unloaded.map(({ moduleId }) => `${moduleId} could not be loaded`),
        ...unhandled.map(({ message }) => message ?? 'an unhandled error'),
      ],
    });
  }
}

function describe(test: TestCase, { moduleId }: TestModule): TestResult {
  const diagnostic = test.diagnostic();
  const { state, errors } = test.result();
  return {
    file: path.relative(root, moduleId),
    name: test.fullName,
    outcome: diagnostic?.flaky ? 'flaky' : state === 'pending' ? 'skipped' : state,
    reason: shortReason(errors?.[0]?.message),
    seconds: (diagnostic?.duration ?? 0) / 1000,
  };
}
