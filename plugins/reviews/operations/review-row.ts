/** A review's row. */
export interface ReviewRow {
  id: string;
  content: string;
  rating: number;
  written_at: Date;
  reviewer_first_name: string | null;
  reviewer_last_name: string | null;
  reviewer_name: string | null;
  public: boolean;
  source: string;
}

/** Its columns, over `reviews r`. */
export const REVIEW_COLUMNS = `r.id, r.content, r.rating::int as rating, r.written_at, r.reviewer_first_name, r.reviewer_last_name,
  r.reviewer_name, r.public, r.source`;

/** Returns the displayed name; an imported one is a single text. */
export const nameOf = (
  row: Pick<ReviewRow, 'reviewer_name' | 'reviewer_first_name' | 'reviewer_last_name'>,
) => row.reviewer_name || [row.reviewer_first_name, row.reviewer_last_name].filter(Boolean).join(' ');

/** Returns a review for the wire. */
export function presentReview(row: ReviewRow) {
  return {
    id: row.id,
    content: row.content,
    rating: row.rating,
    created_at: row.written_at.toISOString(),
    reviewer_first_name: row.reviewer_first_name,
    reviewer_last_name: row.reviewer_last_name,
    reviewer_name: nameOf(row),
    public: row.public,
    source: row.source,
  };
}
