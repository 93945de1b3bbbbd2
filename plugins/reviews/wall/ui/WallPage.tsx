'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import type { WallData } from '../read-wall';
import { Pages } from './Pages';
import { RatingHead } from './RatingHead';
import { Wall } from './Wall';

export interface WallPageProps extends WallData {
  studio: string;
  /** Whether visitors may write. */
  open: boolean;
  /** JSON for search engines; escaped, so that it cannot end its element. */
  structured: string;
}

/** The reviews of a studio as a page of its site. */
export function WallPage({ reviews, average, total, page, pages, studio, open, structured }: WallPageProps) {
  const t = useT('reviews');
  return (
    <div className="flex flex-col gap-10">
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every character escaped that HTML would read
        dangerouslySetInnerHTML={{ __html: structured }}
      />
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="flex flex-col gap-3">
          <h1 className="text-balance font-display text-4xl leading-tight sm:text-5xl">{t('wall.title')}</h1>
          <RatingHead average={average} total={total} />
        </div>
        {open && (
          <a href="/reviews/new" className={buttonClass('ink')}>
            {t('wall.write')}
          </a>
        )}
      </div>
      {reviews.length > 0 ? (
        <Wall reviews={reviews} studio={studio} />
      ) : (
        <p className="text-lg text-quiet">{t(page > 1 ? 'wall.noMore' : 'wall.empty', { studio })}</p>
      )}
      <Pages page={page} pages={pages} />
    </div>
  );
}
