import { pool } from '@plugins/kit/server/database';
import { nameOf, REVIEW_COLUMNS, type ReviewRow } from './review-row';

/** Reviews per page. */
export const PAGE = 30;

/** The states to filter by. */
export const SHOWN = ['all', 'waiting', 'public'] as const;
export type Shown = (typeof SHOWN)[number];

/** A review for the studio. */
export interface StudioReview {
  id: string;
  content: string;
  rating: number;
  name: string;
  at: string;
  public: boolean;
  source: string;
  project: { id: string; name: string } | null;
  reply: string | null;
  /** The photograph beside it; `open`: the wall may show it now. */
  picture: { media: string; src: string; open: boolean } | null;
}

/** A page of the account's reviews, with count and average. */
export interface ReviewList {
  reviews: StudioReview[];
  page: number;
  pages: number;
  counts: Record<Shown, number>;
  /** Over the public ones; exact, null without any. */
  average: number | null;
}

type Row = ReviewRow & { reply: string | null; project_id: string | null; project_name: string | null };

/** Lists the account's reviews, the newest first, filtered by state, stars and text. */
export async function listReviews(
  account: string,
  asked: { shown: Shown; page: number; rating?: number | null; q?: string },
): Promise<ReviewList> {
  const { rows: sums } = await pool().query<{ all: number; public: number; stars: number | null }>(
    `select count(*)::int as all, count(*) filter (where public)::int as public,
            sum(rating) filter (where public)::int as stars
       from reviews where account_id = $1 and deleted_at is null`,
    [account],
  );
  const { all = 0, public: shown = 0, stars = null } = sums[0] ?? {};
  const conditions = `r.account_id = $1 and r.deleted_at is null
    and ($2 = 'all' or r.public = ($2 = 'public')) and ($3::int is null or r.rating = $3)
    and ($4 = '' or position(lower($4) in lower(concat_ws(' ', r.content, r.reviewer_name, r.reviewer_first_name, r.reviewer_last_name))) > 0)`;
  const values = [account, asked.shown, asked.rating ?? null, (asked.q ?? '').trim()];
  const { rows } = await pool().query<Row & { found: number }>(
    `select ${REVIEW_COLUMNS}, r.reply, e.id as project_id, e.name as project_name, count(*) over ()::int as found
       from reviews r left join events e on e.id = r.project_id and e.deleted_at is null
      where ${conditions} order by r.written_at desc, r.id desc limit ${PAGE} offset $5`,
    [...values, (asked.page - 1) * PAGE],
  );
  return {
    reviews: rows.map((row) => ({
      id: row.id,
      content: row.content,
      rating: row.rating,
      name: nameOf(row),
      at: row.written_at.toISOString(),
      public: row.public,
      source: row.source,
      project: row.project_id ? { id: row.project_id, name: row.project_name ?? '' } : null,
      reply: row.reply,
      picture: null,
    })),
    page: asked.page,
    pages: Math.max(1, Math.ceil((rows[0]?.found ?? 0) / PAGE)),
    counts: { all, public: shown, waiting: all - shown },
    average: shown === 0 || stars === null ? null : stars / shown,
  };
}
