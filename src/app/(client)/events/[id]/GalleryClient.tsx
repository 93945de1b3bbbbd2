'use client';

import { useState } from 'react';
import { GALLERY_PAGE_SIZE } from '@/core/constants';
import { featureUis } from '@/registry/ui';
import { GalleryPage, type GalleryPageProps } from '@/ui/gallery/GalleryPage';
import { type PackedList, unpackList } from '@/ui/gallery/pack-list';

/** What features put into the viewer, loaded with its code. */
const loadViewerUis = () => import('@/registry/viewer-ui').then(({ viewerUis }) => viewerUis);

/**
 * The gallery with the interface halves of all features. `packed` is a `PackedList` as one JSON text: React visits
 * every single value of an object it sends.
 */
export function GalleryClient({
  packed,
  ...props
}: Omit<GalleryPageProps, 'features' | 'inViewer' | 'list'> & { packed: string }) {
  const [list] = useState(() => unpackList(JSON.parse(packed) as PackedList, GALLERY_PAGE_SIZE));
  return <GalleryPage {...props} list={list} features={featureUis} inViewer={loadViewerUis} />;
}
