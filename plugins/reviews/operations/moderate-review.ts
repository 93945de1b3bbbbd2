import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { setPublic, setReply } from '../queries/moderation';
import type { ReviewRow } from '../queries/reviews';

type Change = { public: boolean } | { reply: string | null };

/** Publishes or hides a review, or replies to it; idempotent. Throws NOT_FOUND. */
export async function changeReview(id: string, change: Change): Promise<ReviewRow> {
  const row =
    'public' in change
      ? await setPublic(pool(), { id, to: change.public })
      : await setReply(pool(), { id, reply: change.reply });
  if (!row) throw new KeepersError('NOT_FOUND');
  return row;
}
