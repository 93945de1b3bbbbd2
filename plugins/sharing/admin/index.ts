import { defineFeatureAdmin } from '@plugins/kit/admin';
import { SharingTab } from './SharingTab';

/** The photographer's tab: how often the project was shared, and come back to. */
export const sharing = defineFeatureAdmin({
  id: 'sharing',
  tabs: [{ name: 'sharing', label: 'sharing.admin.tab', Tab: SharingTab }],
});
