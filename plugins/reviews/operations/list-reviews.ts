import { pool } from '@plugins/kit/server/database';
import { listReviewRows, PAGE, type Shown, sumReviews } from '../queries/moderation';
import { nameOf } from '../rules/name-of';

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

/** Lists the account's reviews, the newest first, filtered by state, stars and text. */
export async function listReviews(
  account: string,
  asked: { shown: Shown; page: number; rating?: number | null; q?: string },
): Promise<ReviewList> {
  const { all, public: shown, stars } = await sumReviews(pool(), account);
  const rows = await listReviewRows(pool(), {
    account,
    shown: asked.shown,
    rating: asked.rating ?? null,
    q: (asked.q ?? '').trim(),
    page: asked.page,
  });
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
