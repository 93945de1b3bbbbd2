import { database } from '@plugins/kit/server';
import { readRequest } from './links';

/** Ends a studio's requests to whoever holds one of them; again changes nothing. False where it is not ours. */
export async function stopRequests(token: string): Promise<boolean> {
  const id = readRequest(token);
  if (!id) return false;
  const { rowCount } = await database.pool().query(
    `update clients set reviews_stopped_at = coalesce(reviews_stopped_at, now())
      where id = (select client_id from review_requests where id = $1)`,
    [id],
  );
  return Boolean(rowCount);
}
