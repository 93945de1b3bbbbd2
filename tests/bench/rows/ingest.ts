import { type Bench, inTurn, type RowGroup } from '../bench';
import { runNode } from '../load/run-node';
import type { Line } from '../report/line';
import type { TestApp } from '../support/open-test-app';
import { makeProject } from '../support/projects';
import { takePhotographs, uploadAll } from '../support/upload';

/** Files at a time, as the upload page sends them. */
const LANES = 4;
const LOOK_MS = 50;

/** Uploads to a new gallery; photographs a second until all thumbnails, and until all sizes, are there. */
async function ingestOnce(app: TestApp, files: string[], count: number) {
  const { gallery } = await makeProject(app, 'Ingest');
  const photographs = takePhotographs(files, count);
  const begun = performance.now();
  const sending = uploadAll(app, gallery, photographs, LANES);
  const took = { thumbnails: 0, all: 0 };
  while (!took.all) {
    const [row] = await app.sql<{ shown: number; ready: number; refused: number }>(
      `select count(*) filter (where thumbnails_ready)::int as shown, count(*) filter (where state = 'ready')::int as ready,
              count(*) filter (where state = 'refused')::int as refused from media where gallery_id = $1`,
      [gallery],
    );
    if (row?.refused) throw new Error(`${row.refused} photographs were refused`);
    const now = performance.now() - begun;
    if (!took.thumbnails && row?.shown === count) took.thumbnails = now;
    if (row?.ready === count) took.all = now;
    if (now > 300_000) throw new Error(`${row?.ready} of ${count} photographs were drawn in ${now} ms`);
    if (!took.all) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  await sending;
  return { thumbnails: (count / took.thumbnails) * 1000, all: (count / took.all) * 1000 };
}

async function measureIngest(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const count = bench.quick ? 12 : 40;
  const files = Array.from(
    { length: count },
    (_, i) => bench.photographs[i % bench.photographs.length] ?? '',
  );
  const thumbnails: number[] = [];
  // The bare loops warm themselves up: their first photograph is not counted.
  const bare = (mode: string) => async (warmUp: boolean) =>
    warmUp
      ? 0
      : (await runNode<{ perSecond: number }>('limits/bare-sharp.ts', { args: [mode, ...files] })).perSecond;
  const found = await inTurn(bench.rounds, {
    ours: async (warmUp) => {
      const made = await ingestOnce(app, files, warmUp ? 4 : count);
      if (!warmUp) thumbnails.push(made.thumbnails);
      return made.all;
    },
    passes: bare('passes'),
    plain: bare('plain'),
    thumbnail: bare('thumbnail'),
  });
  const what = `${count} photographs`;
  return [
    {
      what: 'ingest until thumbnails show',
      unit: 'photos/s',
      ours: thumbnails,
      limit: { what: 'bare sharp, 300 px alone', rounds: found.thumbnail },
      must: { share: 0.45 },
      note: `${what}, ${LANES} at a time, from the first byte sent`,
    },
    {
      what: 'ingest, all sizes ready',
      unit: 'photos/s',
      ours: found.ours,
      limit: { what: 'bare sharp, one decoding, three JPEGs', rounds: found.plain },
      must: { share: 0.7 },
      note: 'the limit makes no metadata, thumbhash, 600 px or sharpening',
    },
    {
      what: 'bare sharp, the passes of ours',
      unit: 'photos/s',
      ours: found.passes,
      note: 'for comparison',
    },
  ];
}

/** From the photographer's browser to every size on the disk. */
export const ingest: RowGroup = { id: 'ingest', run: measureIngest };
