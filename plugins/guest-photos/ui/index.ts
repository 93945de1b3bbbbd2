'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { AddHere } from './AddHere';
import { AddPhotos } from './AddPhotos';

/** The interface half: adding photographs of one's own. */
export const guestPhotos = defineFeatureUi({
  id: 'guest-photos',
  slots: { 'gallery.bar': AddPhotos, 'gallery.intro': AddHere },
});
