import { type Bench, NothingToMeasure, type RowGroup } from '../bench';
import { CONNECTIONS, fire, type Shot } from '../load/fire';
import type { Line } from '../report/line';
import { clonePhotos } from '../support/clone-photos';
import { watchProcessor } from '../support/processor';
import { enterAs, makeProject } from '../support/projects';
import { listShot, openGallery } from './list';
import { pageShot } from './page';
import { sixteen, toggles } from './selection';

/**
 * What the processor does for one request, in the web process and in the database. Other work on the machine changes it
 * less than it changes requests a second, so it also compares two programs where the machine is not quiet.
 */
async function measureCost(bench: Bench): Promise<Line[]> {
  if (process.platform !== 'linux') throw new NothingToMeasure('It reads /proc.');
  const app = await bench.app();
  const { project, person } = await openGallery(app);
  const people = [person];
  while (people.length < CONNECTIONS) people.push(await enterAs(app, project));
  const { json } = await person.get(`/galleries/${project.gallery}?page=1`);
  const pictures = Object.values(json.medias as unknown as Record<string, { urlS: string }>);
  const headers = { Cookie: person.cookie };
  const picks = await makeProject(app, 'Picks by their cost', {
    products: Array.from({ length: 50 }, () => null),
  });
  const medias = await clonePhotos(app, picks, 120);
  const pickers = await sixteen(app, picks);
  const work: Record<string, Shot[][]> = {
    'gallery list': [[listShot(project, person.cookie)]],
    'protected thumbnail': [pictures.map(({ urlS }) => ({ path: urlS, headers }))],
    'selection over 50 products': toggles(pickers, medias, picks.products),
    'selection on one product': toggles(pickers, medias, picks.products.slice(0, 1)),
    'gallery page, 16 people': people.map(({ cookie }) => [pageShot(project.id, cookie)]),
  };
  const lines: Line[] = [];
  for (const [what, shots] of Object.entries(work)) {
    await fire(app.origin, shots, bench.round(true));
    const web: number[] = [];
    const database: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      // A connection of its own each time: one that was idle is closed.
      const [session] = await app.sql<{ pid: number }>('select pg_backend_pid() as pid');
      const taken = watchProcessor(app.pids(), session?.pid ?? 0);
      const { good } = await fire(app.origin, shots, bench.round());
      const { web: ours, database: its } = taken();
      web.push(ours / good);
      database.push(its / good);
    }
    lines.push({ what: `${what}, processor of the web process`, unit: 'µs', ours: web });
    lines.push({ what: `${what}, processor of the database`, unit: 'µs', ours: database });
  }
  return lines;
}

/** Microseconds of the processor for one request. */
export const cost: RowGroup = { id: 'cost', run: measureCost };
