import { hashToken } from '@/core/crypto';
import { pool, type Sql } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { addToRate } from '@/core/http/queries';
import { RATES, type RateId } from '@/core/http/rates';

/**
 * Counts `count` more of something `who` does, shared by every process. Throws RATE_REACHED, with the seconds until the
 * span ends, where it is more than `RATES` allows. One row per span, so that concurrent requests wait for each other.
 */
export async function takeRate(id: RateId, who: string, count = 1, sql: Sql = pool()): Promise<void> {
  const { most, minutes } = RATES[id];
  const found = await addToRate(sql, { key: hashToken(`${id}:${who}`), seconds: minutes * 60, count });
  if (!found || found.count <= most) return;
  const seconds = Math.max(1, found.left);
  throw Object.assign(new KeepersError('RATE_REACHED', { minutes: Math.ceil(seconds / 60) }), {
    retryAfter: seconds,
  });
}
