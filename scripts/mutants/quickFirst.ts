import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isOfPages = ({ moduleId }: TestSpecification) => (moduleId.endsWith('.tsx') ? 1 : 0);

/** Files without pages first: most mutants are noticed there already, which ends their run. */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => isOfPages(a) - isOfPages(b));
  }
}
