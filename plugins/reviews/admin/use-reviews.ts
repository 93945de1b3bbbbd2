'use client';

import { useRead } from '@plugins/kit/admin/hooks';
import type { ReviewList, Shown, StudioReview } from '../operations/list-reviews';

/** What is asked for. */
export interface Narrowed {
  shown: Shown;
  rating: string;
  q: string;
  page: number;
}

/** The reviews as narrowed, and what changes one of them as shown. */
export function useReviews({ shown, rating, q, page }: Narrowed) {
  const query = new URLSearchParams({ shown, q, page: String(page), ...(rating && { rating }) });
  const read = useRead<ReviewList>(`/api/x/reviews/reviews?${query}`);
  const patch = (id: string, change: Partial<StudioReview>) =>
    read.setFound(
      (now) =>
        now && { ...now, reviews: now.reviews.map((one) => (one.id === id ? { ...one, ...change } : one)) },
    );
  return { read, patch };
}
