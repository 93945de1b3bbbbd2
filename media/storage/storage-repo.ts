import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { roomAt } from '@/core/process/room';

/** The result of the nightly count of rendered sizes: bytes by account. */
interface Measured {
  at: string;
  drawn: Record<string, number>;
}

/** The result of the nightly sweep. */
interface Swept {
  at: string;
  removed: number;
}

export interface StorageView {
  kind: 'folder' | 's3';
  where: string;
  /** Room on the disk of the data folder, in bytes. */
  free: number;
  total: number;
  accounts: { id: string; name: string; originals: number; drawn: number | null }[];
  /** When rendered sizes were counted last, and files without a row were swept. */
  measured: string | null;
  swept: Swept | null;
}

const MOST = 200;

async function fact<T>(key: string): Promise<T | null> {
  const { rows } = await pool().query<{ value: T }>('select value from installation where key = $1', [key]);
  return rows[0]?.value ?? null;
}

/** Stores a fact about the storage. */
export async function keepFact(key: 'storage:measured' | 'storage:swept', value: object): Promise<void> {
  await pool().query(
    'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
}

/** Who uses how much, largest first (the first 200); each original counts once, however often it was sent. */
export async function readStorageUse(): Promise<StorageView> {
  const { storage, dataDir } = env();
  const measured = await fact<Measured>('storage:measured');
  const { rows } = await pool().query<{ id: string; name: string; originals: number }>(
    `select a.id, a.name, coalesce(sum(o.bytes), 0)::float8 as originals from accounts a
       left join (select account_id, sha256, max(bytes) as bytes from media group by 1, 2) o on o.account_id = a.id
      group by a.id order by originals desc, a.id limit ${MOST}`,
  );
  const { free, total } = roomAt(dataDir);
  return {
    kind: storage.kind,
    where: storage.kind === 's3' ? storage.bucket : storage.root,
    free,
    total,
    accounts: rows.map((row) => ({ ...row, drawn: measured ? (measured.drawn[row.id] ?? 0) : null })),
    measured: measured?.at ?? null,
    swept: await fact<Swept>('storage:swept'),
  };
}
