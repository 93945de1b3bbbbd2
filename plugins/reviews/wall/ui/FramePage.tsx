'use client';

import { useT } from '@plugins/kit/view';
import type { WallData } from '../read-wall';
import { Pages } from './Pages';
import { RatingHead } from './RatingHead';
import { Wall } from './Wall';

/** The wall for another site's frame; its link to the whole wall opens outside. */
export function FramePage({
  reviews,
  average,
  total,
  page,
  pages,
  studio,
  home,
}: WallData & { studio: string; home: string }) {
  const t = useT('reviews');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="sr-only">{t('wall.pageTitle', { studio })}</h1>
        <RatingHead average={average} total={total} />
        <a
          href={home}
          target="_blank"
          rel="noopener"
          className="touch-target inline-flex items-center text-sm underline underline-offset-4"
        >
          {t('wall.whole')}
        </a>
      </div>
      {reviews.length > 0 ? (
        <Wall reviews={reviews} studio={studio} />
      ) : (
        <p className="text-quiet">{t('wall.empty', { studio })}</p>
      )}
      <Pages page={page} pages={pages} />
    </div>
  );
}
