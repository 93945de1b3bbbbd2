'use client';

import { parts, useT } from '@plugins/kit/view';
import type { WallData } from '../read-wall';
import { RatingHead } from './RatingHead';
import { Wall } from './Wall';

export interface WallBlockProps extends WallData {
  studio: string;
  /** Whether average and count are shown. */
  rating: boolean;
  /** There are more than these. */
  more: boolean;
}

/** The newest reviews as a piece of a site's page. */
export function WallBlock({ reviews, average, total, studio, rating, more }: WallBlockProps) {
  const t = useT('reviews');
  return (
    <section aria-label={t('wall.title')} className="flex flex-col gap-6">
      {rating && <RatingHead average={average} total={total} />}
      <Wall reviews={reviews} studio={studio} />
      {more && (
        <a href="/reviews" className={parts.buttonClass('line', 'self-center')}>
          {t('wall.all', { count: total })}
        </a>
      )}
    </section>
  );
}
