'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard } from '@plugins/kit/ui/hooks';
import { cx } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Heart } from 'lucide-react';
import { useMark, useMarks, useMarksOf } from './use-marks';

/** The heart on a photograph: this person's favorite. */
export function FavouriteHeart({ media }: { media: MediaView }) {
  const t = useT('selection.marks');
  const { favourite } = useMarksOf(media.id);
  const mark = useMark();
  const press = useClickGuard(() => mark(media, { favourite: !favourite }));
  return (
    <button
      type="button"
      className={cx('tile-mark tile-heart', favourite && 'is-picked')}
      aria-pressed={favourite}
      aria-label={t('favouriteNamed', { name: media.name })}
      onClick={press}
    >
      <Heart aria-hidden="true" />
    </button>
  );
}

/** Returns the names of others whose favorite a photograph is; people without a name are a number after them. */
export function useOthers(media: string): string[] {
  const t = useT('selection.marks');
  const keys = useMarks((store) => store.othersOf(media)) ?? [];
  const people = useMarks((store) => store.get().people) ?? [];
  const names = keys.flatMap((key) => people.find((one) => one.key === key)?.name ?? []);
  const nameless = keys.length - names.length;
  return nameless > 0 ? [...names, t('others', { count: nameless })] : names;
}
