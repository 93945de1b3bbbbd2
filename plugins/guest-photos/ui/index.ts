'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { AddPhotos } from './AddPhotos';

/** The interface half: adding photographs of one's own. */
export const guestPhotos = defineFeatureUi({ id: 'guest-photos', slots: { 'gallery.bar': AddPhotos } });
