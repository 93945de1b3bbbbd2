import type { Bench, RowGroup } from '../bench';
import { fire, type Shot } from '../load/fire';
import { serveNode } from '../load/run-node';
import type { Line } from '../report/line';
import { median } from '../report/stats';
import { clonePhotos } from '../support/clone-photos';
import { fillDatabase } from '../support/fill-database';
import type { TestApp } from '../support/open-test-app';
import { type Taken, watchProcessor } from '../support/processor';
import { makeProject } from '../support/projects';
import { listShot } from './list';
import { pageShot } from './page';
import { sixteen, toggles } from './selection';

const TABLES = ['media', 'product_medias', 'event_changes', 'events', 'products', 'galleries'];
const KINDS = ['page', 'list', 'toggle'] as const;
type Kind = (typeof KINDS)[number];
const NAMES: Record<Kind, string> = { page: 'gallery page', list: 'gallery list', toggle: 'selection' };

/** What one round found for each kind. */
interface Found {
  perSecond: number;
  /** Its share of what a bare handler reached in the same round, so that a slower hour of the machine falls on both. */
  share: number;
  /** Microseconds of the processor for one request. */
  web: number;
  database: number;
}

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

/** Fires each kind in turn with the bare handler: an unmeasured warm-up, then the bench's rounds. */
async function measureKinds(
  bench: Bench,
  at: { ours: string; bare: string; shots: Record<Kind, Shot[][]>; watch: () => Promise<() => Taken> },
): Promise<Record<Kind, Found[]>> {
  const found: Record<Kind, Found[]> = { page: [], list: [], toggle: [] };
  const limit = (warmUp?: boolean) => fire(at.bare, [[{ path: '/' }]], bench.round(warmUp));
  await limit(true);
  for (const kind of KINDS) await fire(at.ours, at.shots[kind], bench.round(true));
  for (let round = 0; round < bench.rounds; round++) {
    const bare = await limit();
    for (const kind of KINDS) {
      const taken = await at.watch();
      const { perSecond, good } = await fire(at.ours, at.shots[kind], bench.round());
      const { web, database } = taken();
      const share = perSecond / bare.perSecond;
      found[kind].push({ perSecond, share, web: web / good, database: database / good });
    }
  }
  return found;
}

/** What the kinds found with a number of photographs in the database. */
interface Measured {
  photos: number;
  found: Record<Kind, Found[]>;
}

/** How much more each kind costs with `after.photos` than with `before.photos`, one line each. */
export function growth(before: Measured, after: Measured): Line[] {
  const middle = (found: Found[], of: keyof Found) => median(found.map((one) => one[of]));
  const words = (kind: Kind, { photos, found }: Measured) =>
    `${middle(found[kind], 'perSecond').toFixed(0)} req/s with ${photos.toLocaleString('en')} photographs in the database (µs of the processor for one: web ${middle(found[kind], 'web').toFixed(0)}, database ${middle(found[kind], 'database').toFixed(0)})`;
  return KINDS.map((kind): Line => {
    const small = middle(before.found[kind], 'share');
    return {
      what: `${NAMES[kind]}: cost with ${after.photos.toLocaleString('en')} media`,
      unit: '×',
      ours: after.found[kind].map(({ share }) => small / share),
      must: { atMost: 1.2 },
      note: `as shares of a bare handler in the same rounds; ${words(kind, before)}, ${words(kind, after)}`,
    };
  });
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
  // A connection of its own each time: one that was idle is closed.
  const watch = async () => {
    const [session] = await app.sql<{ pid: number }>('select pg_backend_pid() as pid');
    return watchProcessor(app.pids(), session?.pid ?? 0);
  };
  // Any small file: it says how quick the machine is, and does not grow with the database.
  const bare = await serveNode('limits/bare-handler.mjs', ['file', 'package.json']);
  try {
    const measure = () => measureKinds(bench, { ours: app.origin, bare: bare.origin, shots, watch });
    const few = await photosIn(app);
    const before = await measure();
    bench.log('filling the database');
    await fillDatabase(app, bench.quick ? 50_000 : 1_000_000);
    const many = await photosIn(app);
    const readBefore = await wholeReads(app);
    const after = await measure();
    const plans = judgeReads(readBefore, await wholeReads(app));
    return [...growth({ photos: few, found: before }, { photos: many, found: after }), plans];
  } finally {
    await bare.stop();
  }
}

/** Whether page, list and pick cost the same however many photographs others have. */
export const scale: RowGroup = { id: 'scale', run: measureScale };
