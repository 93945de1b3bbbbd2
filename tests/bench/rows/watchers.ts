import { LiveLine } from '../../helpers/live-line';
import type { Bench, RowGroup } from '../bench';
import type { Line } from '../report/line';
import { clonePhotos } from '../support/clone-photos';
import { enterAs, makeProject } from '../support/projects';

const WATCHERS = 50;

/**
 * One person picks while fifty others have the project open: from sending the pick until each of them has received it, by
 * one clock. The slowest of the fifty counts.
 */
async function measureWatchers(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const project = await makeProject(app, 'Watched', { products: [null] });
  const medias = await clonePhotos(app, project, bench.quick ? 10 : 40);
  const [picker, ...watchers] = await Promise.all(
    Array.from({ length: WATCHERS + 1 }, () => enterAs(app, project)),
  );
  if (!picker) throw new Error('No guest could enter the project');
  const lines = await Promise.all(watchers.map((watcher) => LiveLine.open(watcher, project.id)));
  try {
    const slowest: number[] = [];
    const middle: number[] = [];
    for (const media of medias) {
      const sent = performance.now();
      const received = lines.map(async (line) => {
        let said = await line.next('pick', 10_000);
        while (said.data.media !== media) said = await line.next('pick', 10_000);
        return performance.now() - sent;
      });
      const body = { media, product: project.products[0], selected: true };
      const answer = await picker.post('/product_medias', body);
      if (answer.status !== 200) throw new Error(`A pick was refused: ${answer.text}`);
      const took = (await Promise.all(received)).sort((a, b) => a - b);
      slowest.push(took.at(-1) ?? 0);
      middle.push(took[WATCHERS >> 1] ?? 0);
    }
    const note = `${medias.length} picks; from sending a pick until it is received, in one process with the fifty live streams`;
    return [
      { what: 'a pick → the slowest of 50 watchers', unit: 'ms', ours: slowest, must: { atMost: 300 }, note },
      { what: 'a pick → the one in the middle', unit: 'ms', ours: middle },
    ];
  } finally {
    await Promise.all(lines.map((line) => line.close()));
  }
}

/** The delay until other people of a project receive a pick. */
export const watchers: RowGroup = { id: 'watchers', run: measureWatchers };
