import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import type { PartEntry } from '../wire';

/** One archive of an order. */
export interface Part {
  bytes: number;
  entries: PartEntry[];
}

/** Returns an archive of an order by its number, from 1. */
export async function findPart(
  sql: Sql,
  { download, number }: { download: string; number: number },
): Promise<Part | undefined> {
  const { rows } = await sql.query<Part>(
    'select bytes::float8 as bytes, entries from download_parts where download_id = $1 and number = $2',
    [download, number],
  );
  return rows[0];
}

/** Returns the photographs that an order's archives hold already, each with the number of its archive. */
export async function listFrozen(sql: Sql, download: string): Promise<{ media: string; number: number }[]> {
  const { rows } = await sql.query<{ media: string; number: number }>(
    `select p.number::int as number, e->>'media' as media from download_parts p, jsonb_array_elements(p.entries) e
      where p.download_id = $1`,
    [download],
  );
  return rows;
}

/** Inserts an archive of an order: its entries, and the bytes it has with them. */
export async function insertPart(
  sql: Sql,
  part: { download: string; number: number; bytes: number; entries: readonly PartEntry[] },
): Promise<void> {
  await sql.query(
    `insert into download_parts (id, download_id, number, files, bytes, entries) values ($1, $2, $3, $4, $5, $6)`,
    [uuidv7(), part.download, part.number, part.entries.length, part.bytes, JSON.stringify(part.entries)],
  );
}
