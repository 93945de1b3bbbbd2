import { defineFeatureAdmin } from '@plugins/kit/admin';
import { inquiriesCard } from '../inquiries/admin/inquiries-card';
import { inquiriesScreen } from '../inquiries/admin/inquiries-screen';

/** What websites add to the photographer's admin. */
export const sites = defineFeatureAdmin({
  id: 'sites',
  tabs: [],
  screens: [inquiriesScreen],
  cards: [inquiriesCard],
});
