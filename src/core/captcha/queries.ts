import { hashToken } from '@/core/crypto';
import { pool } from '@/core/db/pool';

/** Marks a value as used until it expires; returns whether this was the first use. Shared by every web process. */
export async function firstUse(kind: string, what: string, expires: Date): Promise<boolean> {
  const { rowCount } = await pool().query(
    'insert into used_once (key, expires_at) values ($1, $2) on conflict do nothing',
    [hashToken(`${kind}:${what}`), expires],
  );
  return Boolean(rowCount);
}
