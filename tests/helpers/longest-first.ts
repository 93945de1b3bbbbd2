import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts a process of its own takes longest. */
const STARTS = /\b(runCli|runMigrate|runToEnd|startOther|launch)\(/;

const startsProcesses = ({ moduleId }: TestSpecification) =>
  /\.int\.test\.ts$/.test(moduleId) && STARTS.test(readFileSync(moduleId, 'utf8'));

/**
 * Vitest's order, in which the files that took longest come first, with those that start processes before all others: in
 * a fresh clone nothing is known of times, and a long file that begins last leaves a core without work.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = new Set(sorted.filter(startsProcesses));
    return [...first, ...sorted.filter((file) => !first.has(file))];
  }
}
