'use client';

import { useT } from '@plugins/kit/admin';
import { useConfirm, useRead } from '@plugins/kit/admin/hooks';
import { Empty, PageSteps, PartButtons, Reading } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { ReviewList, StudioReview } from '../operations/list-reviews';
import type { Places } from '../operations/read-places';
import type { Shown } from '../queries/moderation';
import { BringReviews } from './BringReviews';
import { ImportReviews } from './ImportReviews';
import { ReviewRow } from './ReviewRow';
import css from './reviews.module.css';
import { WallPlace } from './WallPlace';

/** The filter of the list. */
interface ReviewFilter {
  shown: Shown;
  rating: string;
  q: string;
  page: number;
}

/** Returns the filtered reviews, and a function that patches one as shown. */
function useReviews({ shown, rating, q, page }: ReviewFilter) {
  const query = new URLSearchParams({ shown, q, page: String(page), ...(rating && { rating }) });
  const read = useRead<ReviewList>(`/api/x/reviews/reviews?${query}`);
  const patch = (id: string, change: Partial<StudioReview>) =>
    read.setFound(
      (now) =>
        now && { ...now, reviews: now.reviews.map((one) => (one.id === id ? { ...one, ...change } : one)) },
    );
  return { read, patch };
}

const PARTS = ['all', 'waiting', 'public'] as const;
const START: ReviewFilter = { shown: 'all', rating: '', q: '', page: 1 };

/** All reviews of the studio: those to decide on, the public ones, and their average. */
export function ReviewsBoard() {
  const t = useT('reviews.admin');
  const [asked, setAsked] = useState(START);
  const { read, patch } = useReviews(asked);
  const { found, load } = read;
  const places = useRead<Places>('/api/x/reviews/places').found;
  const [ask, dialog] = useConfirm();
  const setFilter = (change: Partial<ReviewFilter>) => setAsked((now) => ({ ...now, page: 1, ...change }));
  if (!found || read.failed) return <Reading of={read} text={t('failed')} />;
  const { counts, average, reviews, page, pages } = found;
  return (
    <div className={css.board}>
      <div className={css.head}>
        <p className={css.sum}>
          {average === null ? t('noAverage') : t('average', { average, count: counts.public })}
        </p>
        <div className={css.acts}>
          {places?.sources.map((source) => (
            <BringReviews key={source.id} source={source} onDone={() => void load()} />
          ))}
          <ImportReviews onDone={() => void load()} />
        </div>
      </div>
      {places?.sources.length === 0 ? <p className={css.hint}>{t('noSources')}</p> : null}
      <div className={css.narrow}>
        <PartButtons
          label={t('parts')}
          parts={PARTS.map((part) => ({ part, label: t(`part.${part}`), count: counts[part] }))}
          chosen={asked.shown}
          onChoose={(shown) => setFilter({ shown })}
        />
        <select
          aria-label={t('stars')}
          value={asked.rating}
          onChange={(event) => setFilter({ rating: event.target.value })}
        >
          <option value="">{t('anyStars')}</option>
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {t('starsOf', { count: stars })}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={asked.q}
          onChange={(event) => setFilter({ q: event.target.value })}
        />
      </div>
      {reviews.length === 0 ? (
        <Empty
          title={t(counts.all === 0 ? 'empty' : 'nothing')}
          text={t(counts.all === 0 ? 'emptyText' : 'nothingText')}
        />
      ) : (
        <ul className={css.list}>
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} ask={ask} patch={patch} reload={load} />
          ))}
        </ul>
      )}
      <PageSteps page={page} pages={pages} onGo={(to) => setAsked({ ...asked, page: to })} />
      {places && <WallPlace wall={places.wall} />}
      {dialog}
    </div>
  );
}
