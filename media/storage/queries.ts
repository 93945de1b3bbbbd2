import { pool } from '@/core/db/pool';

/** A fact about the storage, as a row of `installation`. */
type StorageFact = 'storage:measured' | 'storage:swept';

/** A fact about the storage; null before the first. */
export async function readFact<T>(key: StorageFact): Promise<T | null> {
  const { rows } = await pool().query<{ value: T }>('select value from installation where key = $1', [key]);
  return rows[0]?.value ?? null;
}

/** Stores a fact about the storage. */
export async function keepFact(key: StorageFact, value: object): Promise<void> {
  await pool().query(
    'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
}

/** SQL for the bytes of the originals of the account `a`: each file once, however often it was sent; trash included. */
export const ORIGINAL_BYTES = `(select coalesce(sum(bytes), 0)::float8 from
  (select max(bytes) as bytes from media where account_id = a.id group by sha256) original)`;

/** Accounts with the bytes of their originals, largest first, `most` of them; each original counts once. */
export async function listOriginals(
  most: number,
): Promise<{ id: string; name: string; originals: number }[]> {
  const { rows } = await pool().query<{ id: string; name: string; originals: number }>(
    `select a.id, a.name, ${ORIGINAL_BYTES} as originals from accounts a order by originals desc, a.id limit $1`,
    [most],
  );
  return rows;
}

/** The account of every project. */
export async function listProjectOwners(): Promise<{ id: string; account: string }[]> {
  const { rows } = await pool().query<{ id: string; account: string }>(
    'select id, account_id as account from events',
  );
  return rows;
}
