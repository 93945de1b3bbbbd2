import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Bench, NothingToMeasure } from './bench';
import { readOptions } from './options';
import type { Line } from './report/line';
import { describeLoad, describeMachine } from './report/machine';
import { drawTable, drawVerdict } from './report/table';
import { groups } from './rows';
import {
  jobsDone,
  openTestApp,
  removeData,
  type TestApp,
  type TestAppOptions,
} from './support/open-test-app';
import { ingestFiles } from './support/photographs';
import { root } from './support/start-keepers';

/** One test application at a time; if another role is needed it is closed and started again over the same data. */
function keepTestApp(log: (line: string) => void) {
  let current: { role: string; app: TestApp } | null = null;
  const close = async () => {
    await current?.app.close();
    current = null;
  };
  const open = async (options: TestAppOptions = {}) => {
    const role = options.role ?? 'all';
    if (current && current.role !== role) await close();
    if (!current) {
      log('starting Keepers');
      current = { role, app: await openTestApp(options) };
    }
    if (role === 'all') await jobsDone(current.app);
    return current.app;
  };
  return { open, close };
}

async function main(): Promise<number> {
  const options = readOptions(
    process.argv.slice(2),
    groups.map((group) => group.id),
  );
  const begun = Date.now();
  const machine = describeMachine();
  const load = describeLoad();
  const log = (line: string) => console.log(`  ${line} …`);
  console.log(`The bench of Keepers\n  ${machine}\n  ${load.text}`);
  if (!options.keep) removeData();
  const photographs = await ingestFiles(log);
  const keeper = keepTestApp(log);
  const lines: Line[] = [];
  const words: string[] = [];
  let failed = 0;
  const bench: Bench = {
    quick: options.quick,
    rounds: options.quick ? 1 : 3,
    round: (warmUp = false) => ({ seconds: options.quick || warmUp ? 2 : 4, warmUp }),
    app: keeper.open,
    closeTestApp: keeper.close,
    photographs,
    log,
  };
  const stop = () => void keeper.close().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  for (const group of groups.filter(({ id }) => options.rows.includes(id))) {
    log(group.id);
    try {
      lines.push(...(await group.run(bench)));
    } catch (error) {
      const skipped = error instanceof NothingToMeasure;
      if (!skipped) failed += 1;
      words.push(`${group.id} was ${skipped ? 'left out' : 'NOT MEASURED'}: ${(error as Error).message}`);
    }
  }
  await keeper.close();
  if (!options.keep) removeData();
  const took = `${Math.round((Date.now() - begun) / 1000)} s${options.quick ? ', --quick' : ''}`;
  const text = [
    `${machine}; ${load.text}; c=16; median of ${bench.rounds}; ${took}`,
    '',
    drawTable(lines),
    '',
    ...words,
    drawVerdict(lines),
  ].join('\n');
  const results = path.join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'bench.md'), `${text}\n`);
  writeFileSync(path.join(results, 'bench.json'), JSON.stringify({ machine, load, lines, words }, null, 2));
  console.log(`\n${text}`);
  return failed > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
