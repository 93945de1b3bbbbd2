import { defineFeatureAdmin } from '@plugins/kit/admin';
import { GuestsTab } from './lazy';
import { waitingCard } from './waiting-card';

/** The admin half: a project's photographs from guests, and the waiting ones on Home. */
export const guestPhotos = defineFeatureAdmin({
  id: 'guest-photos',
  tabs: [{ name: 'guest-photos', label: 'guest-photos.admin.tab', group: 'clients', Tab: GuestsTab }],
  cards: [waitingCard],
});
