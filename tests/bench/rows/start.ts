import type { Bench, RowGroup } from '../bench';
import type { Line } from '../report/line';
import { openTestApp } from '../support/open-test-app';

async function measureStart(bench: Bench): Promise<Line[]> {
  await bench.closeTestApp();
  const took = async () => {
    const app = await openTestApp();
    await app.close();
    return app.tookMs / 1000;
  };
  const first = await took();
  const again: number[] = [];
  for (let round = 0; round < bench.rounds; round++) again.push(await took());
  return [
    {
      what: 'second npm start',
      unit: 's',
      ours: again,
      must: { atMost: 10 },
      note: `from the command to the first page; the first one took ${first.toFixed(1)} s (installed, built, photographs drawn; it makes the database and the demo studio)`,
    },
  ];
}

/** `npm start` over a data folder that is there. */
export const start: RowGroup = { id: 'start', run: measureStart };
