import { KeepersError } from '@plugins/kit/server';
import { pool, transaction } from '@plugins/kit/server/database';
import { addSent, claimPlace, lockPlace, markCounted, markPartDone, renewClaim } from '../queries/counts';

/**
 * Reserves one of the permitted downloads when an order starts to be fetched: of two requests for the last one, the
 * second fails at once, not after the last byte. Throws DOWNLOAD_LIMIT_REACHED.
 */
export async function claimDownload(order: { id: string; event_id: string }): Promise<void> {
  await transaction(async (sql) => {
    const { permitted, counted, used, claimed } = await lockPlace(sql, order);
    if (counted || permitted === null) return;
    if (used + claimed >= permitted) throw new KeepersError('DOWNLOAD_LIMIT_REACHED');
    await claimPlace(sql, order.id);
  });
}

/** Renews the reservation of a running download. */
export async function holdClaim(id: string): Promise<void> {
  await renewClaim(pool(), id);
}

/**
 * Counts an order, once: called just before the last byte of one of its parts is sent. Throws DOWNLOAD_LIMIT_REACHED
 * if others have used the last permitted download meanwhile; the caller must not send that byte then.
 */
export async function countDownload(order: { id: string; event_id: string }): Promise<void> {
  await transaction(async (sql) => {
    const { permitted, counted, used } = await lockPlace(sql, order);
    if (counted) return;
    if (permitted !== null && used >= permitted) throw new KeepersError('DOWNLOAD_LIMIT_REACHED');
    await markCounted(sql, order.id);
  });
}

/** Records the bytes sent of an order; `part` if its last byte was among them. Returns all bytes sent so far. */
export async function noteSent(id: string, bytes: number, part: number | null): Promise<number> {
  const sent = await addSent(pool(), { id, bytes });
  if (part !== null) await markPartDone(pool(), { download: id, number: part });
  return sent;
}
