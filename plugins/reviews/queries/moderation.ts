import type { Sql } from '@plugins/kit/server/database';
import { REVIEW_COLUMNS, type ReviewRow } from './reviews';

/** Reviews per page of the studio's list. */
export const PAGE = 30;

/** The states to filter by. */
export const SHOWN = ['all', 'waiting', 'public'] as const;
export type Shown = (typeof SHOWN)[number];

/** An account's reviews in numbers; `stars`: the sum over the public ones, null without any. */
export interface ReviewSums {
  all: number;
  public: number;
  stars: number | null;
}

/** Counts an account's reviews that are not deleted. */
export async function sumReviews(sql: Sql, account: string): Promise<ReviewSums> {
  const { rows } = await sql.query<ReviewSums>(
    `select count(*)::int as all, count(*) filter (where public)::int as public,
            sum(rating) filter (where public)::int as stars
       from reviews where account_id = $1 and deleted_at is null`,
    [account],
  );
  return rows[0] ?? { all: 0, public: 0, stars: null };
}

/** A review in the studio's list; `found` counts all that the filter selects. */
export interface ListedReview extends ReviewRow {
  reply: string | null;
  project_id: string | null;
  project_name: string | null;
  found: number;
}

/** What the studio's list is filtered by; `q` is searched in names and text, empty for everything. */
export interface ReviewFilter {
  account: string;
  shown: Shown;
  rating: number | null;
  q: string;
  /** From 1. */
  page: number;
}

/** Returns a page of an account's reviews, the newest first. */
export async function listReviewRows(sql: Sql, filter: ReviewFilter): Promise<ListedReview[]> {
  const { rows } = await sql.query<ListedReview>(
    `select ${REVIEW_COLUMNS}, r.reply, e.id as project_id, e.name as project_name, count(*) over ()::int as found
       from reviews r left join events e on e.id = r.project_id and e.deleted_at is null
      where r.account_id = $1 and r.deleted_at is null
    and ($2 = 'all' or r.public = ($2 = 'public')) and ($3::int is null or r.rating = $3)
    and ($4 = '' or position(lower($4) in lower(concat_ws(' ', r.content, r.reviewer_name, r.reviewer_first_name, r.reviewer_last_name))) > 0) order by r.written_at desc, r.id desc limit ${PAGE} offset $5`,
    [filter.account, filter.shown, filter.rating, filter.q, (filter.page - 1) * PAGE],
  );
  return rows;
}

/** A review with what access to it depends on. */
export interface OwnedReview extends ReviewRow {
  account_id: string;
  project: string | null;
  deleted: boolean;
}

/** Returns a review with its account, also from the trash. */
export async function findReview(sql: Sql, id: string): Promise<OwnedReview | null> {
  const { rows } = await sql.query<OwnedReview>(
    `select ${REVIEW_COLUMNS}, r.account_id, r.project_id as project, r.deleted_at is not null as deleted
         from reviews r where r.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Publishes or hides a review and returns it; undefined if it is deleted. */
export async function setPublic(
  sql: Sql,
  { id, to }: { id: string; to: boolean },
): Promise<ReviewRow | undefined> {
  const { rows } = await sql.query<ReviewRow>(
    `with r as (update reviews set public = $2::boolean, updated_at = now() where id = $1 and deleted_at is null returning *)
     select ${REVIEW_COLUMNS} from r`,
    [id, to],
  );
  return rows[0];
}

/** Stores the reply to a review (null: none), with its time if it differs, and returns the review; undefined if deleted. */
export async function setReply(
  sql: Sql,
  { id, reply }: { id: string; reply: string | null },
): Promise<ReviewRow | undefined> {
  const { rows } = await sql.query<ReviewRow>(
    `with r as (update reviews set replied_at = case when reply is not distinct from $2::text then replied_at when $2 is null then null else now() end, reply = $2::text, updated_at = now() where id = $1 and deleted_at is null returning *)
     select ${REVIEW_COLUMNS} from r`,
    [id, reply],
  );
  return rows[0];
}

/** Moves a review to the trash, or restores it, unless it is about to be purged. */
export async function setDeleted(sql: Sql, { id, deleted }: { id: string; deleted: boolean }): Promise<void> {
  await sql.query(
    `update reviews set deleted_at = case when $2 then coalesce(deleted_at, now()) end, updated_at = now()
      where id = $1 and ($2 or deleted_at <> 'epoch')`,
    [id, deleted],
  );
}

const GONE = `($1::uuid is null or r.account_id = $1) and r.deleted_at > now() - make_interval(days => $2)`;
/** Maximum number shown, the last deleted first. */
const MOST = 200;

/** The reviews of an account (null: of all) that were deleted within the last `days`. */
export interface DeletedScope {
  account: string | null;
  days: number;
}

/** Counts the reviews that can be restored. */
export async function countDeleted(sql: Sql, { account, days }: DeletedScope): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from reviews r where ${GONE}`,
    [account, days],
  );
  return rows[0]?.count ?? 0;
}

/** A deleted review; `until` is when it is purged. */
export interface DeletedReview extends ReviewRow {
  until: Date;
}

/** Returns the reviews that can be restored, the last deleted first, 200 at most. */
export async function listDeleted(sql: Sql, { account, days }: DeletedScope): Promise<DeletedReview[]> {
  const { rows } = await sql.query<DeletedReview>(
    `select ${REVIEW_COLUMNS}, r.deleted_at + make_interval(days => $2) as until from reviews r
        where ${GONE} order by r.deleted_at desc, r.id limit ${MOST}`,
    [account, days],
  );
  return rows;
}
