'use client';

import { useTranslations } from 'next-intl';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { buttonClass } from '../primitives/button-class';
import { focalPosition } from './focal-position';
import { useGalleryState } from './gallery-context';
import { pageSearch } from './gallery-query';
import { placeholderColor } from './placeholder-color';
import { useSetQuery } from './use-gallery-address';
import { useGalleryTitle } from './use-gallery-title';

/** The link into a gallery that has a cover of its own: the text at its foot. */
const WITH_COVER =
  'relative flex aspect-[16/9] w-full max-w-3xl items-end overflow-hidden rounded-sm p-6 font-display text-2xl text-white ' +
  '[text-shadow:0_1px_14px_rgb(0_0_0/0.75)] sm:aspect-[21/9]';

/** At the end of a gallery: the link to the next one, if it has photographs. */
export function NextGallery() {
  const t = useTranslations('gallery');
  const galleries = useGalleryState((s) => s.event.galleries);
  const query = useGalleryState((s) => s.query);
  const landing = useGalleryState((s) => s.landing);
  const setQuery = useSetQuery();
  const title = useGalleryTitle();
  const here = galleries.findIndex(({ id }) => id === query.gallery);
  const next = here < 0 ? undefined : galleries.slice(here + 1).find(({ count }) => count > 0);
  if (!next || query.filter !== 'all') return null;
  return (
    <p className="flex justify-center px-6 pt-10">
      <a
        href={`${pageSearch({ ...query, gallery: next.id }, landing) || '?'}#photos`}
        className={next.cover ? WITH_COVER : buttonClass('line')}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setQuery({ gallery: next.id });
        }}
      >
        {next.cover ? (
          <img
            src={next.cover.medium}
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
            style={{
              objectPosition: focalPosition(next.cover.focal),
              backgroundColor: placeholderColor(next.cover.thumbhash),
            }}
          />
        ) : null}
        <span className={next.cover ? 'relative' : undefined}>
          {t('nextGallery', { name: isolateBidi(title(next)) })}
        </span>
      </a>
    </p>
  );
}
