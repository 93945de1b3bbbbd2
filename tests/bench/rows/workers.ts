import { spawnSync } from 'node:child_process';
import { freePort } from '../../helpers/free-port';
import { type Bench, NothingToMeasure, type RowGroup } from '../bench';
import type { Line } from '../report/line';
import type { TestApp } from '../support/open-test-app';
import { findProcess } from '../support/processes';
import { makeProject } from '../support/projects';
import { type Started, startKeepers } from '../support/start-keepers';
import { takePhotographs, uploadAll } from '../support/upload';

/** Starts workers of one core each, paused before their first job. */
async function startWorkers(app: TestApp, count: number) {
  const started: Started[] = [];
  for (let core = 0; core < count; core++) {
    const port = await freePort();
    started.push(await startKeepers({ dataDir: app.dataDir, port, role: 'worker', core }));
  }
  const pids = started.map(({ pid }) => findProcess(pid, 'dist/worker.mjs') ?? 0);
  if (pids.includes(0)) throw new Error('A worker was not found');
  return {
    signal: (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of pids) process.kill(pid, name);
    },
    stop: () => Promise.all(started.map((one) => one.stop())),
  };
}

/** Photographs a second that workers of one core each render, all sizes, from a full queue. */
async function drawWith(app: TestApp, workers: number, files: string[], count: number): Promise<number> {
  const crew = await startWorkers(app, workers);
  try {
    crew.signal('SIGSTOP');
    const { gallery } = await makeProject(app, `${workers} workers`);
    await uploadAll(app, gallery, takePhotographs(files, count), 4);
    const begun = performance.now();
    crew.signal('SIGCONT');
    for (;;) {
      const [row] = await app.sql<{ left: number }>(
        `select count(*)::int as left from media where gallery_id = $1 and state <> 'ready'`,
        [gallery],
      );
      const took = performance.now() - begun;
      if (row?.left === 0) return (count / took) * 1000;
      if (took > 300_000) throw new Error(`${row?.left} photographs were not drawn`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    crew.signal('SIGCONT');
    await crew.stop();
  }
}

async function measureWorkers(bench: Bench): Promise<Line[]> {
  if (spawnSync('taskset', ['--version']).status !== 0)
    throw new NothingToMeasure('there is no taskset to give each worker a core of its own');
  const app = await bench.app({ role: 'web' });
  const count = bench.quick ? 10 : 40;
  const [one, two]: [number[], number[]] = [[], []];
  for (let round = 0; round < Math.min(2, bench.rounds); round++) {
    one.push(await drawWith(app, 1, bench.photographs, count));
    two.push(await drawWith(app, 2, bench.photographs, count));
  }
  await bench.closeTestApp();
  return [
    {
      what: 'a second worker',
      unit: '× as many',
      ours: two.map((found, i) => found / (one[i] ?? Number.NaN)),
      must: { atLeast: 1.6 },
      note: `photographs drawn a second, one core and one photograph in flight each: ${one.map((n) => n.toFixed(1)).join(', ')} with one, ${two.map((n) => n.toFixed(1)).join(', ')} with two (database and web process run on the same cores)`,
    },
  ];
}

/** Whether another worker brings what it should. */
export const workers: RowGroup = { id: 'workers', run: measureWorkers };
