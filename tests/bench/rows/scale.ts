import type { Bench, RowGroup } from '../bench';
import { fire, type Shot } from '../load/fire';
import type { Line } from '../report/line';
import { median } from '../report/stats';
import { clonePhotos } from '../support/clone-photos';
import { fillDatabase } from '../support/fill-database';
import type { TestApp } from '../support/open-test-app';
import { makeProject } from '../support/projects';
import { listShot } from './list';
import { pageShot } from './page';
import { sixteen, toggles } from './selection';

const TABLES = ['media', 'product_medias', 'event_changes', 'events', 'products', 'galleries'];
type Kind = 'page' | 'list' | 'toggle';

/** Sequential scans of smaller tables are no fault: Postgres rightly prefers them if it needs many of the rows. */
const LARGE_MB = 8;

interface Table {
  name: string;
  megabytes: number;
  reads: number;
}

/** How large each table is, and how often it was read from end to end so far. */
async function wholeReads(app: TestApp): Promise<Table[]> {
  // A process hands its counts over within a second of being idle.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return app.sql<Table>(
    `select relname as name, seq_scan::int as reads, pg_relation_size(relid)::float8 / 1e6 as megabytes
       from pg_stat_user_tables where relname = any($1)`,
    [TABLES],
  );
}

/** The line that judges sequential scans of large tables, and reports those of small ones. */
export function judgeReads(before: Table[], after: Table[]): Line {
  const earlier = new Map(before.map(({ name, reads }) => [name, reads]));
  const read = after.map((table) => ({ ...table, reads: table.reads - (earlier.get(table.name) ?? 0) }));
  const large = read.filter(({ megabytes }) => megabytes >= LARGE_MB);
  const small = read.filter((table) => !large.includes(table) && table.reads > 0);
  const listTables = (tables: Table[]) =>
    tables.map(({ name, megabytes, reads }) => `${name} (${megabytes.toFixed(1)} MB) ${reads}`).join(', ');
  return {
    what: `tables of ${LARGE_MB} MB and more read whole meanwhile`,
    unit: 'times',
    ours: [large.reduce((sum, { reads }) => sum + reads, 0)],
    must: { atMost: 0 },
    note: `sequential scans during all of that: ${listTables(large) || 'no table is so large'}; not judged, for they are small: ${listTables(small) || 'none'}`,
  };
}

async function photosIn(app: TestApp): Promise<number> {
  return (await app.sql<{ count: number }>('select count(*)::int as count from media'))[0]?.count ?? 0;
}

async function measureScale(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const project = await makeProject(app, 'Grows with nothing', {
    products: Array.from({ length: 50 }, () => null),
  });
  const medias = await clonePhotos(app, project, 120);
  if ((await photosIn(app)) < 1000) await fillDatabase(app, 1000);
  const people = await sixteen(app, project);
  const cookie = people[0]?.Cookie ?? '';
  const shots: Record<Kind, Shot[][]> = {
    page: [[pageShot(project.id, cookie)]],
    list: [[listShot(project, cookie)]],
    toggle: toggles(people, medias, project.products),
  };
  const measure = async () => {
    const found: Record<Kind, number[]> = { page: [], list: [], toggle: [] };
    for (const kind of ['page', 'list', 'toggle'] as const)
      await fire(app.origin, shots[kind], bench.round(true));
    for (let round = 0; round < bench.rounds; round++)
      for (const kind of ['page', 'list', 'toggle'] as const)
        found[kind].push((await fire(app.origin, shots[kind], bench.round())).perSecond);
    return found;
  };
  const few = await photosIn(app);
  const before = await measure();
  bench.log('filling the database');
  await fillDatabase(app, bench.quick ? 50_000 : 1_000_000);
  const many = await photosIn(app);
  const readBefore = await wholeReads(app);
  const after = await measure();
  const plans = judgeReads(readBefore, await wholeReads(app));
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
  return [...lines, plans];
}

/** Whether page, list and pick cost the same however many photographs others have. */
export const scale: RowGroup = { id: 'scale', run: measureScale };
