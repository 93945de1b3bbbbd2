import { randomUUID } from 'node:crypto';
import { pool } from '@/core/db/pool';

/** Inserts a review into the database; public by default. */
export async function makeReview(
  account: string,
  more: {
    content?: string;
    rating?: number;
    public?: boolean;
    picture?: string;
    written_at?: string;
    deleted?: boolean;
    name?: string;
    source?: string;
    reply?: string;
    locale?: 'en' | 'he';
  } = {},
): Promise<string> {
  const id = randomUUID();
  await pool().query(
    `insert into reviews (id, account_id, content, rating, reviewer_first_name, public, picture_id, written_at, deleted_at, source,
       reply, locale)
     values ($1, $2, $3, $4, $5, $6, $7, $8, case when $9 then now() end, $10, $11, $12)`,
    [
      id,
      account,
      more.content ?? 'Lovely',
      more.rating ?? 5,
      more.name ?? 'Maya',
      more.public ?? true,
      more.picture ?? null,
      more.written_at ?? '2026-09-12T10:00:00Z',
      more.deleted ?? false,
      more.source ?? 'project',
      more.reply ?? null,
      more.locale ?? null,
    ],
  );
  return id;
}
