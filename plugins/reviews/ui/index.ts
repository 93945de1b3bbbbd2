import { defineFeatureUi } from '@plugins/kit/ui';
import { AskForReview } from './AskForReview';
import { WriteReview } from './WriteReview';

/** Reviews in the gallery: a line of its menu, and the form that opens by itself once. */
export const reviews = defineFeatureUi({
  id: 'reviews',
  slots: { 'gallery.menu': WriteReview, 'viewer.keys': AskForReview },
});
