'use client';

import { useTranslations } from 'next-intl';
import { Name } from '../primitives/Name';
import { useHydrated } from '../primitives/use-hydrated';
import { useGalleryState } from './gallery-context';
import { pageSearch } from './gallery-query';
import { shownGalleries } from './shown-galleries';
import { useGalleryTitle } from './use-gallery-title';

interface SetHeadProps {
  gallery: string;
  /** Its photographs are not on the page: without script the name leads to them. */
  link?: boolean;
}

/** The heading over the photographs of one of several galleries, with their number. */
export function SetHead({ gallery, link = false }: SetHeadProps) {
  const t = useTranslations('gallery');
  const title = useGalleryTitle();
  const event = useGalleryState((s) => s.event);
  const query = useGalleryState((s) => s.query);
  const landing = useGalleryState((s) => s.landing);
  const alive = useHydrated();
  const galleries = shownGalleries(event, query.gallery);
  const here = galleries.find(({ id }) => id === gallery);
  if (query.filter !== 'all' || galleries.length < 2 || !here) return null;
  const name = <Name>{title(here)}</Name>;
  return (
    <div className="set-head">
      <h2>
        {link && !alive ? (
          <a href={`${pageSearch({ ...query, gallery }, landing) || '?'}#photos`}>{name}</a>
        ) : (
          name
        )}
      </h2>
      {here.count > 0 && <p className="small-caps">{t('photoCount', { count: here.count })}</p>}
    </div>
  );
}
