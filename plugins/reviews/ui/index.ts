import { defineFeatureUi } from '@plugins/kit/ui';
import { AskForReview } from './AskForReview';
import { WriteReview } from './WriteReview';

/** The interface half: an entry of the gallery's menu, and the form that opens by itself once. */
export const reviews = defineFeatureUi({
  id: 'reviews',
  slots: { 'gallery.menu': WriteReview, 'viewer.keys': AskForReview },
});
