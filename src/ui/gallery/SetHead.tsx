'use client';

import { useTranslations } from 'next-intl';
import { Name } from '../primitives/Name';
import { useGalleryState } from './gallery-context';
import { shownGalleries } from './shown-galleries';
import { useGalleryTitle } from './use-gallery-title';

/** The heading over the photographs of one of several galleries, with their number. */
export function SetHead() {
  const t = useTranslations('gallery');
  const title = useGalleryTitle();
  const event = useGalleryState((s) => s.event);
  const query = useGalleryState((s) => s.query);
  const galleries = shownGalleries(event, query.gallery);
  const here = galleries.find(({ id }) => id === query.gallery);
  if (query.filter !== 'all' || galleries.length < 2 || !here) return null;
  return (
    <div className="set-head">
      <h2>
        <Name>{title(here)}</Name>
      </h2>
      {here.count > 0 && <p className="small-caps">{t('photoCount', { count: here.count })}</p>}
    </div>
  );
}
