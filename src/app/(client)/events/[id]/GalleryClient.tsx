'use client';

import { useState } from 'react';
import { GalleryPage, type GalleryPageProps } from '@/components/gallery/GalleryPage';
import { type PackedList, unpackList } from '@/components/gallery/pack-list';
import { GALLERY_PAGE_SIZE } from '@/domain/constants';
import { featureUis } from '@/registry/ui';

/** The gallery with the interface halves of every feature there is. */
export function GalleryClient({
  packed,
  ...props
}: Omit<GalleryPageProps, 'features' | 'list'> & { packed: PackedList }) {
  const [list] = useState(() => unpackList(packed, GALLERY_PAGE_SIZE));
  return <GalleryPage {...props} list={list} features={featureUis} />;
}
