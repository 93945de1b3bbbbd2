import type { Bench, RowGroup } from '../bench';
import { clonePhotos } from '../house/clone-photos';
import { fillDatabase } from '../house/fill-database';
import type { House } from '../house/open-house';
import { makeProject } from '../house/projects';
import { fire, type Shot } from '../load/fire';
import type { Line } from '../report/line';
import { median } from '../report/stats';
import { listShot } from './list';
import { pageShot } from './page';
import { sixteen, toggles } from './selection';

const TABLES = ['media', 'product_medias', 'event_changes', 'events', 'products', 'galleries'];
type Kind = 'page' | 'list' | 'toggle';

/** How often each table that is large by now was read from end to end so far; a small one is quicker read so. */
async function wholeReads(house: House): Promise<Record<string, number>> {
  // A process hands its counts over within a second of being idle.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const rows = await house.sql<{ name: string; reads: number }>(
    'select relname as name, seq_scan::int as reads from pg_stat_user_tables where relname = any($1) and n_live_tup >= 1000',
    [TABLES],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.reads]));
}

async function photosIn(house: House): Promise<number> {
  return (await house.sql<{ count: number }>('select count(*)::int as count from media'))[0]?.count ?? 0;
}

async function measureScale(bench: Bench): Promise<Line[]> {
  const house = await bench.house();
  const project = await makeProject(house, 'Grows with nothing', {
    products: Array.from({ length: 50 }, () => null),
  });
  const medias = await clonePhotos(house, project, 120);
  if ((await photosIn(house)) < 1000) await fillDatabase(house, 1000);
  const people = await sixteen(house, project);
  const cookie = people[0]?.Cookie ?? '';
  const shots: Record<Kind, Shot[][]> = {
    page: [[pageShot(project.id, cookie)]],
    list: [[listShot(project, cookie)]],
    toggle: toggles(people, medias, project.products),
  };
  const measure = async () => {
    const found: Record<Kind, number[]> = { page: [], list: [], toggle: [] };
    for (const kind of ['page', 'list', 'toggle'] as const)
      await fire(house.origin, shots[kind], bench.round(true));
    for (let round = 0; round < bench.rounds; round++)
      for (const kind of ['page', 'list', 'toggle'] as const)
        found[kind].push((await fire(house.origin, shots[kind], bench.round())).perSecond);
    return found;
  };
  const few = await photosIn(house);
  const before = await measure();
  bench.log('filling the database');
  await fillDatabase(house, bench.quick ? 50_000 : 1_000_000);
  const many = await photosIn(house);
  const readBefore = await wholeReads(house);
  const after = await measure();
  const read = Object.entries(await wholeReads(house)).map(
    ([name, reads]) => [name, reads - (readBefore[name] ?? 0)] as const,
  );
  const names: Record<Kind, string> = { page: 'gallery page', list: 'gallery list', toggle: 'selection' };
  const lines = (['page', 'list', 'toggle'] as const).map((kind): Line => {
    const [small, grown] = [median(before[kind]), median(after[kind])];
    return {
      what: `${names[kind]}: cost with ${many.toLocaleString('en')} media`,
      unit: '×',
      ours: after[kind].map((one) => small / one),
      must: { atMost: 1.2 },
      note: `${small.toFixed(0)} req/s with ${few.toLocaleString('en')} photographs in the database, ${grown.toFixed(0)} with ${many.toLocaleString('en')}`,
    };
  });
  const plans: Line = {
    what: 'large tables read whole meanwhile',
    unit: 'times',
    ours: [read.reduce((sum, [, reads]) => sum + reads, 0)],
    must: { atMost: 0 },
    note: `sequential scans during all of that: ${read.map(([name, reads]) => `${name} ${reads}`).join(', ')}`,
  };
  return [...lines, plans];
}

/** Whether page, list and pick cost the same however many photographs others have. */
export const scale: RowGroup = { id: 'scale', run: measureScale };
