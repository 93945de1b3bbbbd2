'use client';

import { useT } from '@plugins/kit/view';
import { useEffect } from 'react';
import type { WallReview } from '../read-wall';
import { WALL } from '../rules/wall';
import { listenLightbox, type Say } from './listen-lightbox';
import { ReviewCard } from './ReviewCard';
import { useMasonry } from './use-masonry';

/** The cards of a wall: one column, or masonry of three from 600 px on. */
export function Wall({ reviews, studio }: { reviews: WallReview[]; studio: string }) {
  const t = useT('reviews');
  const ref = useMasonry();
  useEffect(() => {
    if (!ref.current) return;
    const say: Say = (word) => t(`wall.lightbox.${word}`);
    return listenLightbox(ref.current, say);
  }, [ref, t]);
  return (
    <div className="@container">
      <ul
        ref={ref}
        className={
          'relative grid grid-cols-1 content-start items-start @min-[600px]:grid-cols-3 ' +
          '[&[data-eased]>li]:transition-transform [&[data-eased]>li]:duration-(--move) [&[data-eased]>li]:ease-quiet'
        }
        style={{ gap: WALL.gap, ['--move' as string]: `${WALL.transitionMs}ms` }}
      >
        {reviews.map((review) => (
          <li key={review.id} className="min-w-0" data-review={review.id}>
            <ReviewCard review={review} studio={studio} />
          </li>
        ))}
      </ul>
    </div>
  );
}
