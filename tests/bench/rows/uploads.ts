import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Bench, RowGroup } from '../bench';
import { type LoopDelay, watchLoop } from '../probe/watch-loop';
import type { Line } from '../report/line';
import { allDrawn, type TestApp } from '../support/open-test-app';
import { makeProject } from '../support/projects';
import { type Photograph, takePhotographs, uploadAll } from '../support/upload';

const LANES = 16;
const FILES = 40;

/** Compares what was sent with the rows and with the bytes on the disk: how many are missing, how many are another's. */
async function compare(app: TestApp, gallery: string, became: Map<string, Photograph>) {
  const rows = await app.sql<{ id: string; account_id: string; name: string; sha256: string }>(
    'select id, account_id, name, sha256 from media where gallery_id = $1',
    [gallery],
  );
  let swapped = 0;
  for (const row of rows) {
    const sent = became.get(row.id);
    const file = path.join(app.dataDir, 'storage', 'accounts', row.account_id, 'originals', row.sha256);
    const stored = createHash('sha256').update(readFileSync(file)).digest('hex');
    if (sent?.name !== row.name || sent.sha256 !== row.sha256 || stored !== sent.sha256) swapped += 1;
  }
  return { lost: FILES - rows.length, swapped };
}

async function measureUploads(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const found = { lost: [] as number[], swapped: [] as number[], delays: [] as LoopDelay[] };
  const seconds: number[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    const { gallery } = await makeProject(app, 'Sixteen at once');
    const photographs = takePhotographs(bench.photographs, FILES);
    const begun = performance.now();
    const { made, delay } = await watchLoop(app, () => uploadAll(app, gallery, photographs, LANES));
    seconds.push((performance.now() - begun) / 1000);
    const { lost, swapped } = await compare(app, gallery, made);
    found.lost.push(lost);
    found.swapped.push(swapped);
    found.delays.push(delay);
    await allDrawn(app, gallery);
  }
  const longest = Math.max(...found.delays.map((delay) => delay.max));
  const sent = `${FILES} files, ${LANES} at a time, in ${seconds.map((one) => one.toFixed(1)).join(', ')} s`;
  return [
    { what: '16 parallel uploads: lost', unit: 'of 40', ours: found.lost, must: { atMost: 0 }, note: sent },
    { what: '16 parallel uploads: swapped', unit: 'of 40', ours: found.swapped, must: { atMost: 0 } },
    {
      what: 'event loop, p99, 16 uploads',
      unit: 'ms late',
      ours: found.delays.map((delay) => delay.p99),
      must: { atMost: 100 },
      note: `longest ${Math.round(longest)} ms; measured in the web process while the worker draws`,
    },
  ];
}

/** Forty files, sixteen in parallel: none lost, none swapped, and other requests are still answered. */
export const uploads: RowGroup = { id: 'uploads', run: measureUploads };
