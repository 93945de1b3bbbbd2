import type { ReviewRow } from '../queries/reviews';
import { nameOf } from '../rules/name-of';

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
