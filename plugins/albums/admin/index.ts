import { defineFeatureAdmin } from '@plugins/kit/admin';
import { AlbumsTab } from './lazy';
import { productsScreen } from './screens';
import { waitingCard } from './waiting-card';

/** The admin half: albums of a project with their editor, what the studio offers, and a card of Home. */
export const albums = defineFeatureAdmin({
  id: 'albums',
  tabs: [{ name: 'albums', label: 'albums.admin.tab', Tab: AlbumsTab }],
  screens: [productsScreen],
  cards: [waitingCard],
});
