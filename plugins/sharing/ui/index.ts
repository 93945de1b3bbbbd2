import { defineFeatureUi } from '@plugins/kit/ui';
import { GalleryCard } from './GalleryCard';
import { ShareGallery } from './ShareGallery';

/** The interface half: the social card, and sharing from the gallery's bar. */
export const sharing = defineFeatureUi({
  id: 'sharing',
  slots: {
    'gallery.head': GalleryCard,
    'gallery.bar': ShareGallery,
  },
});
