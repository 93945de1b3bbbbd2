import { defineFeatureUi } from '@plugins/kit/ui';
import { GalleryCard } from './GalleryCard';
import { ShareGallery } from './ShareGallery';
import { SharePhoto } from './SharePhoto';

/** The interface half: sharing from the gallery's menu and from the viewer. */
export const sharing = defineFeatureUi({
  id: 'sharing',
  slots: {
    'gallery.head': GalleryCard,
    'gallery.bar': ShareGallery,
    'viewer.bar': SharePhoto,
  },
});
