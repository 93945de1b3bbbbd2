import { Title } from '@plugins/kit/site/parts';
import { useT } from '@plugins/kit/view';
import type { WallData } from '../read-wall';
import { Rating, Review } from './WallBlock';

export interface SiteWallProps extends WallData {
  studio: string;
  /** Whether visitors may write. */
  open: boolean;
}

const pathOf = (page: number) => (page > 1 ? `/reviews/${page}` : '/reviews');

/** All reviews as a page of a studio's website, in the look of its template. */
export function SiteWall({ reviews, average, total, page, pages, studio, open }: SiteWallProps) {
  const t = useT('reviews');
  return (
    <div className="wide reviews">
      <div className="reviews-head">
        <div>
          <Title>{t('wall.title')}</Title>
          {average !== null && (
            <p className="reviews-rating">
              <Rating value={average} />
              <span>{t('wall.average', { average, count: total })}</span>
            </p>
          )}
        </div>
        {open && (
          <a className="button" href="/reviews/new">
            {t('wall.write')}
          </a>
        )}
      </div>
      <div className="reviews-wall">
        <ul className="reviews-columns" data-more={t('wall.more')} data-less={t('wall.less')}>
          {reviews.map((review) => (
            <li key={review.id}>
              <Review review={review} studio={studio} />
            </li>
          ))}
        </ul>
      </div>
      {pages > 1 && (
        <nav className="reviews-pages" aria-label={t('wall.pages')}>
          {page > 1 ? (
            <a className="more" href={pathOf(page - 1)}>
              {t('wall.newer')}
            </a>
          ) : null}
          <span>{t('wall.pageOf', { page, pages })}</span>
          {page < pages ? (
            <a className="more" href={pathOf(page + 1)}>
              {t('wall.older')}
            </a>
          ) : null}
        </nav>
      )}
    </div>
  );
}
