import { defineFeatureAdmin } from '@plugins/kit/admin';
import { HistoryTab } from './lazy';

/** The photographer's tab: who downloaded what, and how many of the permitted downloads are used. */
export const downloads = defineFeatureAdmin({
  id: 'downloads',
  tabs: [{ name: 'downloads', label: 'downloads.admin.tab', group: 'clients', Tab: HistoryTab }],
});
