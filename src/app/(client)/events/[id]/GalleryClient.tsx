'use client';

import { GalleryPage, type GalleryPageProps } from '@/components/gallery/GalleryPage';
import { featureUis } from '@/registry/ui';

/** The gallery with the interface halves of every feature there is. */
export function GalleryClient(props: Omit<GalleryPageProps, 'features'>) {
  return <GalleryPage {...props} features={featureUis} />;
}
