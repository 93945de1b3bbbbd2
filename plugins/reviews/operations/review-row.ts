import type { ReviewRow } from '../queries/reviews';

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
