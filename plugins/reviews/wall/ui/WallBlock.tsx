import { Title } from '@plugins/kit/site/parts';
import { useT } from '@plugins/kit/view';
import { useFormatter } from 'next-intl';
import type { WallData, WallReview } from '../read-wall';

export interface WallBlockProps extends WallData {
  studio: string;
  /** Whether average and count are shown. */
  rating: boolean;
  /** There are more reviews than these. */
  more: boolean;
}

/** Sources of this platform; any other is an external service, which is named. */
const OWN = new Set(['project', 'site', 'csv']);

/** The newest reviews as a block of a site's page: rendered once, in the template's style, without script. */
export function WallBlock({ reviews, average, total, studio, rating, more }: WallBlockProps) {
  const t = useT('reviews');
  return (
    <div className="wide reviews">
      <div className="reviews-head">
        <Title>{t('wall.title')}</Title>
        {rating && average !== null && (
          <p className="reviews-rating">
            <Rating value={average} />
            <span>{t('wall.average', { average, count: total })}</span>
          </p>
        )}
      </div>
      <ul className="reviews-cards">
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} studio={studio} />
          </li>
        ))}
      </ul>
      {more && (
        <a className="more" href="/reviews">
          {t('wall.all', { count: total })}
        </a>
      )}
    </div>
  );
}

/** One review in a template's look. */
export function Review({ review, studio }: { review: WallReview; studio: string }) {
  const t = useT('reviews');
  const format = useFormatter();
  const { content, rating, name, locale, source, written_at, reply, picture } = review;
  const month = format.dateTime(new Date(written_at), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <figure className="review">
      <figcaption>
        <bdi>{name || t('wall.anonymous')}</bdi>
        <span>
          <time dateTime={written_at.slice(0, 10)}>{month}</time>
          {OWN.has(source) ? '' : ` · ${source.charAt(0).toUpperCase()}${source.slice(1)}`}
        </span>
      </figcaption>
      {picture && (
        <img {...picture} className="review-picture" alt={t('wall.picture', { name })} loading="lazy" />
      )}
      <Rating value={rating} />
      <div className="review-words">
        <blockquote>
          <p lang={locale ?? undefined} dir="auto">
            {content}
          </p>
        </blockquote>
        {reply && (
          <div className="review-reply">
            <p>{t('wall.reply', { studio })}</p>
            <p dir="auto">{reply}</p>
          </div>
        )}
      </div>
    </figure>
  );
}

/** Stars, filled by halves: the fill is a class, since pages of sites have no inline style. */
export function Rating({ value }: { value: number }) {
  const t = useT('reviews');
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2);
  return (
    <span role="img" aria-label={t('wall.stars', { rating: value })} className={`stars stars-${halves}`}>
      <span aria-hidden="true">★★★★★</span>
    </span>
  );
}
