import pg from 'pg';
import { env } from '@/core/env';
import { MIGRATIONS } from './migration-names';

/** How a database differs from this program, by the names of migrations. */
export interface SchemaState {
  /** Our migrations that did not run on it. */
  missing: string[];
  /** Migrations it has and we do not know: a newer Keepers has used it. */
  newer: string[];
  /** Migrations from before our first: `adopt.ts` handles them. */
  older: string[];
  /** Payload in development mode changed it: its tables may have any shape. */
  pushed: boolean;
}

interface Asks {
  query<R extends pg.QueryResultRow>(text: string): Promise<{ rows: R[] }>;
}

/** Whether a migration is from before our first: they are named by their time. */
export const isOlder = (name: string): boolean => name < (MIGRATIONS[0] ?? '');

/** Reads how far a database has been migrated. */
export async function readSchema(client: Asks): Promise<SchemaState> {
  const there = await client.query<{ there: boolean }>(
    `select to_regclass('payload_migrations') is not null as there`,
  );
  if (!there.rows[0]?.there) return { missing: [...MIGRATIONS], newer: [], older: [], pushed: false };
  const { rows } = await client.query<{ name: string; batch: number }>(
    'select name, batch::int as batch from payload_migrations',
  );
  const done = new Set(rows.filter((row) => row.batch > 0).map((row) => row.name));
  const unknown = [...done].filter((name) => !MIGRATIONS.includes(name));
  return {
    missing: MIGRATIONS.filter((name) => !done.has(name)),
    newer: unknown.filter((name) => !isOlder(name)),
    older: unknown.filter(isOlder),
    pushed: rows.some((row) => row.batch < 0),
  };
}

/** Throws one line where a newer Keepers has used the database: an older program would lose what it does not know. */
export function refuseNewer({ newer, pushed }: SchemaState): void {
  if (newer.length > 0)
    throw new Error(
      `The database was last used by a newer Keepers (it has ${newer.join(', ')}): start that version, or restore a backup.`,
    );
  if (pushed)
    throw new Error(
      'The database was changed by Payload in development mode, without our migrations: use another database, or restore a backup.',
    );
}

const CLOCK_MS = 30_000;

/**
 * Returns a warning where this machine's clock and the database's differ: sessions and links end by one, jobs by the
 * other.
 */
export function clockWarning(ahead: number): string | null {
  if (Math.abs(ahead) < CLOCK_MS) return null;
  const seconds = Math.round(Math.abs(ahead) / 1000);
  const far = seconds < 7200 ? `${seconds} s` : `${Math.round(seconds / 3600)} hours`;
  return `This machine's clock is ${far} ${ahead > 0 ? 'ahead of' : 'behind'} the database's: sessions and links expire at the wrong time. Synchronize both clocks, as with "timedatectl set-ntp true".`;
}

/**
 * Checks, before a process serves, that the database has exactly its version. Throws one line; warns of a wrong clock.
 */
export async function requireSchema(): Promise<void> {
  const client = new pg.Client({ connectionString: env().databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const state = await readSchema(client);
    refuseNewer(state);
    if (state.missing.length > 0)
      throw new Error(
        `The database lacks ${state.missing.length} of our migrations (${state.missing[0]} …): run "npm run migrate" first, or "npm start".`,
      );
    const before = Date.now();
    const { rows } = await client.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    );
    const clock = clockWarning((before + Date.now()) / 2 - (rows[0]?.now ?? before));
    if (clock) console.error(clock);
  } finally {
    await client.end().catch(() => undefined);
  }
}
