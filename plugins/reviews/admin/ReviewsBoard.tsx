'use client';

import { hooks, parts, useT } from '@plugins/kit/admin';
import { useState } from 'react';
import type { Places } from '../operations/read-places';
import { BringReviews } from './BringReviews';
import { ImportReviews } from './ImportReviews';
import { ReviewRow } from './ReviewRow';
import css from './reviews.module.css';
import { type Narrowed, useReviews } from './use-reviews';
import { WallPlace } from './WallPlace';

const PARTS = ['all', 'waiting', 'public'] as const;
const START: Narrowed = { shown: 'all', rating: '', q: '', page: 1 };

/** All reviews of the studio: what waits, what is shown, and what they come to. */
export function ReviewsBoard() {
  const t = useT('reviews.admin');
  const [asked, setAsked] = useState(START);
  const { read, patch } = useReviews(asked);
  const { found, load } = read;
  const places = hooks.useRead<Places>('/api/x/reviews/places').found;
  const [ask, dialog] = hooks.useConfirm();
  const narrow = (change: Partial<Narrowed>) => setAsked((now) => ({ ...now, page: 1, ...change }));
  if (!found || read.failed) return <parts.Reading of={read} text={t('failed')} />;
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
      <div className={css.narrow}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
        <div className={css.parts} role="group" aria-label={t('parts')}>
          {PARTS.map((part) => (
            <button
              key={part}
              type="button"
              aria-pressed={asked.shown === part}
              onClick={() => narrow({ shown: part })}
            >
              {t(`part.${part}`)} <span>{counts[part]}</span>
            </button>
          ))}
        </div>
        <select
          aria-label={t('stars')}
          value={asked.rating}
          onChange={(event) => narrow({ rating: event.target.value })}
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
          onChange={(event) => narrow({ q: event.target.value })}
        />
      </div>
      {reviews.length === 0 ? (
        <div className={css.note}>
          <h2>{t(counts.all === 0 ? 'empty' : 'nothing')}</h2>
          <p>{t(counts.all === 0 ? 'emptyText' : 'nothingText')}</p>
        </div>
      ) : (
        <ul className={css.list}>
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} ask={ask} patch={patch} reload={load} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className={css.pages} aria-label={t('pages')}>
          <parts.Button disabled={page < 2} onClick={() => setAsked({ ...asked, page: page - 1 })}>
            {t('newer')}
          </parts.Button>
          <span>{t('pageOf', { page, pages })}</span>
          <parts.Button disabled={page >= pages} onClick={() => setAsked({ ...asked, page: page + 1 })}>
            {t('older')}
          </parts.Button>
        </nav>
      )}
      {places && <WallPlace wall={places.wall} />}
      {dialog}
    </div>
  );
}
