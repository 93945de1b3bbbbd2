import { defineFeatureAdmin } from '@plugins/kit/admin';
import { AlbumsTab } from './lazy';
import { productsScreen } from './screens';

/** The admin half: albums of a project with their editor, and what the studio offers. */
export const albums = defineFeatureAdmin({
  id: 'albums',
  tabs: [{ name: 'albums', label: 'albums.admin.tab', group: 'selection', Tab: AlbumsTab }],
  screens: [productsScreen],
});
