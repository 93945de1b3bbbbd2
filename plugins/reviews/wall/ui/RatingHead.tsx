'use client';

import { useT } from '@plugins/kit/view';
import type { Rating } from '../read-wall';
import { Stars } from './Stars';

/** The average as stars and number, with the count; nothing without reviews. */
export function RatingHead({ average, total }: Rating) {
  const t = useT('reviews');
  if (average === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars rating={average} size={22} />
      <span className="text-lg">{t('wall.average', { average, count: total })}</span>
    </p>
  );
}
