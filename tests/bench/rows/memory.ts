import type { Bench, RowGroup } from '../bench';
import type { Line } from '../report/line';
import { allDrawn, type TestApp } from '../support/open-test-app';
import { pssOf } from '../support/processes';
import { makeProject } from '../support/projects';
import { takePhotographs, uploadAll } from '../support/upload';

const LANES = 16;
const BATCH = 50;
const BUDGET_MB = 450;
/** How much more than before the uploads is still "back there". */
const BACK = 1.1;

/** Web and worker after some idle seconds, MB. */
async function idle(app: TestApp, seconds: number) {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const { web, worker } = app.pids();
  return { web: pssOf(web), worker: worker ? pssOf(worker) : 0 };
}

async function measureMemory(bench: Bench): Promise<Line[]> {
  // Processes that have not been used yet.
  await bench.closeTestApp();
  const app = await bench.app();
  const [seconds, files] = bench.quick ? [10, BATCH] : [60, 500];
  const before = await idle(app, seconds);
  const { gallery } = await makeProject(app, 'Many');
  for (let sent = 0; sent < files; sent += BATCH)
    await uploadAll(app, gallery, takePhotographs(bench.photographs, BATCH), LANES);
  await allDrawn(app, gallery, 600_000);
  const after = await idle(app, seconds);
  const sum = ({ web, worker }: { web: number; worker: number }) => web + worker;
  const words = ({ web, worker }: { web: number; worker: number }) =>
    `web ${Math.round(web)}, worker ${Math.round(worker)}`;
  return [
    {
      what: 'idle memory, web + worker',
      unit: 'MB',
      ours: [sum(before)],
      must: { atMost: BUDGET_MB },
      note: `PSS ${seconds} s after the start: ${words(before)}; PostgreSQL is not in it`,
    },
    {
      what: `idle memory after ${files} uploads`,
      unit: 'MB',
      ours: [sum(after)],
      must: { atMost: Math.min(BUDGET_MB, sum(before) * BACK) },
      note: `PSS ${seconds} s after the last was drawn: ${words(after)}; "back there" is within a tenth of before`,
    },
  ];
}

/** The memory of an idle Keepers. */
export const memory: RowGroup = { id: 'memory', run: measureMemory };
