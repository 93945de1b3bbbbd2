import type { Round } from './load/fire';
import type { Line } from './report/line';
import type { TestApp, TestAppOptions } from './support/open-test-app';

/** What every row group measures with. */
export interface Bench {
  /** Fewer and shorter rounds. */
  quick: boolean;
  rounds: number;
  /** How long to fire at a server. */
  round: (warmUp?: boolean) => Round;
  /** Keepers running over the bench's data folder, as `npm start` starts it; restarted if its role differs. */
  app: (options?: TestAppOptions) => Promise<TestApp>;
  /** Stops it. */
  closeTestApp: () => Promise<void>;
  /** Paths of the photographs that are uploaded. */
  photographs: string[];
  log: (line: string) => void;
}

/** Thrown by a group that cannot measure here; the message gives the reason. */
export class NothingToMeasure extends Error {}

/** Some lines of the table that are measured together. */
export interface RowGroup {
  /** What it is called on the command line. */
  id: string;
  run: (bench: Bench) => Promise<Line[]>;
}

/**
 * Measures ours and its limit in turn, so that what else the machine does falls on both: an unmeasured warm-up of each,
 * then `rounds` of each.
 */
export async function inTurn<Name extends string>(
  rounds: number,
  works: Record<Name, (warmUp: boolean) => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(works) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await works[name](true);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) found[name].push(await works[name](false));
  }
  return found;
}
