/** A rating of a page, as the Graph API returns it (`/{page}/ratings`). */
export interface GraphRating {
  created_time?: string;
  reviewer?: { id?: string; name?: string };
  rating?: number;
  recommendation_type?: string;
  review_text?: string;
}

/** A rating as a review. */
export interface RatingReview {
  reviewer_id: string;
  reviewer_name: string;
  rating: number;
  content: string;
  created_at: string;
  page: string;
  raw: Record<string, unknown>;
}

/**
 * Returns a rating as a review: recommendations count as 5 or 1, and their own words stay in `raw`. Null for one without
 * a time, a value or a text: a review of a studio is a text.
 */
export function readRating(page: string, rating: GraphRating): RatingReview | null {
  const { created_time: at, recommendation_type: kind, reviewer } = rating;
  const stars = rating.rating ?? (kind === 'positive' ? 5 : kind === 'negative' ? 1 : undefined);
  const content = rating.review_text?.trim();
  if (!at || stars === undefined || !content) return null;
  return {
    // Facebook leaves out the person where they share nothing with the app: page and time identify the rating then.
    reviewer_id: reviewer?.id ?? `${page} ${at}`,
    reviewer_name: reviewer?.name ?? '',
    rating: stars,
    content,
    created_at: at,
    page,
    raw: { ...rating },
  };
}
