import { defineFeatureAdmin } from '@plugins/kit/admin';
import { RequestsTab } from './lazy';
import { reviewsScreen } from './reviews-screen';

/** The admin half: the screen of all reviews, and a project's tab for requesting them. */
export const reviews = defineFeatureAdmin({
  id: 'reviews',
  tabs: [{ name: 'reviews', label: 'reviews.admin.tab', group: 'clients', Tab: RequestsTab }],
  screens: [reviewsScreen],
});
