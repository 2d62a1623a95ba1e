import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a file names that starts programs, or that waits for a bad link: minutes of waiting. */
const slow = /child-server\.ts|fault-link\.ts/;

const isSlow = ({ moduleId }: TestSpecification) => slow.test(readFileSync(moduleId, 'utf8'));

/** Begins with the slowest files: one that begins last is waited for alone. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
