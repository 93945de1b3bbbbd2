import type { Bench, RowGroup } from '../bench';
import { allDrawn, type House } from '../house/open-house';
import { pssOf } from '../house/processes';
import { makeProject } from '../house/projects';
import { takePhotographs, uploadAll } from '../house/upload';
import type { Line } from '../report/line';

const LANES = 16;
const BATCH = 50;
const BUDGET_MB = 450;
/** How much more than before the uploads is still "back there". */
const BACK = 1.1;

/** Web and worker after some idle seconds, MB. */
async function idle(house: House, seconds: number) {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const { web, worker } = house.pids();
  return { web: pssOf(web), worker: worker ? pssOf(worker) : 0 };
}

async function measureMemory(bench: Bench): Promise<Line[]> {
  // Processes that have not been used yet.
  await bench.closeHouse();
  const house = await bench.house();
  const [seconds, files] = bench.quick ? [10, BATCH] : [60, 500];
  const before = await idle(house, seconds);
  const { gallery } = await makeProject(house, 'Many');
  for (let sent = 0; sent < files; sent += BATCH)
    await uploadAll(house, gallery, takePhotographs(bench.photographs, BATCH), LANES);
  await allDrawn(house, gallery, 600_000);
  const after = await idle(house, seconds);
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
