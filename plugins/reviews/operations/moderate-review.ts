import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { REVIEW_COLUMNS, type ReviewRow } from './review-row';

/** Returns a review with its account, also from the trash, to authorize access to it. */
export async function findReview(
  id: string,
): Promise<(ReviewRow & { account_id: string; project: string | null; deleted: boolean }) | null> {
  const { rows } = await pool().query<
    ReviewRow & { account_id: string; project: string | null; deleted: boolean }
  >(
    `select ${REVIEW_COLUMNS}, r.account_id, r.project_id as project, r.deleted_at is not null as deleted
         from reviews r where r.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

type Change = { public: boolean } | { reply: string | null };

/** Publishes or hides a review, or replies to it; idempotent. Throws NOT_FOUND. */
export async function changeReview(id: string, change: Change): Promise<ReviewRow> {
  const set =
    'public' in change
      ? 'public = $2::boolean'
      : `replied_at = case when reply is not distinct from $2::text then replied_at when $2 is null then null else now() end, reply = $2::text`;
  const { rows } = await pool().query<ReviewRow>(
    `with r as (update reviews set ${set}, updated_at = now() where id = $1 and deleted_at is null returning *)
     select ${REVIEW_COLUMNS} from r`,
    [id, 'public' in change ? change.public : change.reply],
  );
  if (!rows[0]) throw new KeepersError('NOT_FOUND');
  return rows[0];
}

/** Moves a review to the trash, or restores it; idempotent. */
export async function shelveReview(id: string, deleted: boolean): Promise<void> {
  await pool().query(
    `update reviews set deleted_at = case when $2 then coalesce(deleted_at, now()) end, updated_at = now()
      where id = $1 and ($2 or deleted_at <> 'epoch')`,
    [id, deleted],
  );
}
