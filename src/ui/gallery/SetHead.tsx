'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Name } from '../primitives/Name';
import { useGalleryState } from './gallery-context';
import { shownGalleries } from './shown-galleries';
import { useGalleryTitle } from './use-gallery-title';

/**
 * The heading over the photographs of one of several galleries, with their number. It takes the focus from the link to
 * the next gallery, which is below the photographs: the keyboard goes on at their beginning.
 */
export function SetHead() {
  const t = useTranslations('gallery');
  const title = useGalleryTitle();
  const event = useGalleryState((s) => s.event);
  const query = useGalleryState((s) => s.query);
  const listId = useGalleryState((s) => s.listId);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(listId);
  const left = useRef(false);
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      left.current = (event.target as Element).closest('.next-set') !== null;
    };
    addEventListener('focusin', follow);
    return () => removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    if (before.current === listId) return;
    before.current = listId;
    if (left.current) heading.current?.focus({ preventScroll: true });
  }, [listId]);
  const galleries = shownGalleries(event, query.gallery);
  const here = galleries.find(({ id }) => id === query.gallery);
  if (query.filter !== 'all' || galleries.length < 2 || !here) return null;
  return (
    <div className="set-head">
      <h2 ref={heading} tabIndex={-1}>
        <Name>{title(here)}</Name>
      </h2>
      {here.count > 0 && <p className="small-caps">{t('photoCount', { count: here.count })}</p>}
    </div>
  );
}
