'use client';

import { hooks } from '@plugins/kit/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewList, Shown, StudioReview } from '../operations/list-reviews';

/** What is asked for. */
export interface Narrowed {
  shown: Shown;
  rating: string;
  q: string;
  page: number;
}

/** The reviews as narrowed, and what changes them as shown. An answer to an older question is not shown. */
export function useReviews(asked: Narrowed) {
  const call = hooks.useCall();
  const [found, setFound] = useState<ReviewList | null>(null);
  const [failed, setFailed] = useState(false);
  const question = useRef(0);
  const { shown, rating, q, page } = asked;
  const load = useCallback(async () => {
    const mine = ++question.current;
    setFailed(false);
    const query = new URLSearchParams({ shown, q, page: String(page), ...(rating && { rating }) });
    try {
      const list = await call<ReviewList>(`/api/x/reviews/reviews?${query}`);
      if (mine === question.current) setFound(list);
    } catch {
      if (mine === question.current) setFailed(true);
    }
  }, [call, shown, rating, q, page]);
  useEffect(() => void load(), [load]);
  const patch = (id: string, change: Partial<StudioReview>) =>
    setFound(
      (now) =>
        now && { ...now, reviews: now.reviews.map((one) => (one.id === id ? { ...one, ...change } : one)) },
    );
  return { found, failed, load, patch };
}
