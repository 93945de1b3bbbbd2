import { originalKey } from '@media/pictures/address';
import type { Sql } from '@/core/db/pool';
import type { Manifest } from './manifest';
import { hasOriginal } from './queries';
import { readLines } from './write-lines';

const ORIGINAL = /^accounts\/([^/]+)\/originals\/([0-9a-f]{64})$/;

/** Storage keys of the originals that a snapshot's rows name. */
export async function readWanted(snapshot: string, { tables }: Pick<Manifest, 'tables'>): Promise<string[]> {
  const media = tables.find((table) => table.schema === 'public' && table.name === 'media');
  if (!media) return [];
  const at = (name: string) => media.columns.findIndex((column) => column.name === name);
  const [account, sha256] = [at('account_id'), at('sha256')];
  const keys = new Set<string>();
  for await (const line of readLines(snapshot, media)) {
    const row = JSON.parse(line) as (string | null)[];
    if (row[account] && row[sha256]) keys.add(originalKey(row[account], row[sha256]));
  }
  return [...keys];
}

/** Whether a row that named one of these originals has been deleted since. */
export async function anyGone(sql: Sql, keys: string[]): Promise<boolean> {
  for (const key of keys) {
    const [, account, sha256] = ORIGINAL.exec(key) ?? [];
    if (!(await hasOriginal(sql, { account, sha256 }))) return true;
  }
  return false;
}
