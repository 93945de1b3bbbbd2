import { defineFeatureAdmin } from '@plugins/kit/admin';
import { SharingTab } from './lazy';

/** The admin half: a tab with the counts of shares and returning visits. */
export const sharing = defineFeatureAdmin({
  id: 'sharing',
  tabs: [{ name: 'sharing', label: 'sharing.admin.tab', group: 'clients', Tab: SharingTab }],
});
