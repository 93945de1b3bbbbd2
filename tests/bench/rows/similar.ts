import type { Bench, RowGroup } from '../bench';
import type { Line } from '../report/line';
import type { TestApp } from '../support/open-test-app';
import { openGallery } from './list';
import { timed } from './timed';

const ASKS = 15;
const COUNT = 5000;
/** Shots of one moment, and seconds between moments. */
const SHOTS = 4;
const PAUSE = 45;

/** Gives a gallery's photographs moments: capture times and image hashes. */
async function shoot(app: TestApp, gallery: string): Promise<void> {
  await app.sql(
    `update media m set sharpness = 1 + nth % 7, likeness = left(md5((nth / $2::int)::text), 16),
            captured_at = to_char(timestamp '2026-06-14 10:00' + make_interval(secs => (nth / $2::int) * $3::int + nth % $2::int),
                                  'YYYY-MM-DD"T"HH24:MI:SS')
       from (select id, (row_number() over (order by position, id) - 1)::int as nth from media where gallery_id = $1) n
      where m.id = n.id`,
    [gallery, SHOTS, PAUSE],
  );
}

async function measureSimilar(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const { project, person } = await openGallery(app, COUNT);
  await shoot(app, project.gallery);
  const asks = bench.quick ? 3 : ASKS;
  const address = `/galleries/${project.gallery}/shapes`;
  const { json } = await person.get(address);
  const folds = (json.folds ?? []) as unknown[];
  if (folds.length !== COUNT / SHOTS) throw new Error(`${folds.length} stacks were found`);
  const { owner } = app;
  const switched = (stacks: boolean) =>
    owner.put('/api/x/studio/features/similar/settings', { settings: { stacks } });
  const ours: number[] = [];
  const without: number[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    ours.push(...(await timed(asks, () => person.get(address))));
    await switched(false);
    without.push(...(await timed(asks, () => person.get(address))));
    await switched(true);
  }
  return [
    {
      what: 'similar shots of 5,000: the shapes of a list with its stacks',
      unit: 'ms',
      ours,
      limit: { what: 'without stacks', rounds: without },
      must: { atMost: 300 },
      note: `${folds.length} stacks`,
    },
  ];
}

/** Grouping the similar shots of five thousand photographs. */
export const similar: RowGroup = { id: 'similar', run: measureSimilar };
