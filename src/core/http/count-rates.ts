import { hashToken } from '@/core/crypto';
import { pool, type Sql } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { RATES, type RateId } from '@/core/http/rates';

/**
 * Counts `count` more of something `who` does, shared by every process. Throws RATE_REACHED, with the seconds until the
 * span ends, where it is more than `RATES` allows. One row per span, so that concurrent requests wait for each other.
 */
export async function takeRate(id: RateId, who: string, count = 1, sql: Sql = pool()): Promise<void> {
  const { most, minutes } = RATES[id];
  const { rows } = await sql.query<{ count: number; left: number }>({
    name: 'take-rate',
    text: `insert into rates (key, span, count)
           values ($1, to_timestamp(floor(extract(epoch from now()) / $2::float8) * $2::float8), $3)
           on conflict (key, span) do update set count = rates.count + excluded.count
           returning count, ceil(extract(epoch from span) + $2::float8 - extract(epoch from now()))::int as left`,
    values: [hashToken(`${id}:${who}`), minutes * 60, count],
  });
  const found = rows[0];
  if (!found || found.count <= most) return;
  const seconds = Math.max(1, found.left);
  throw Object.assign(new KeepersError('RATE_REACHED', { minutes: Math.ceil(seconds / 60) }), {
    retryAfter: seconds,
  });
}
