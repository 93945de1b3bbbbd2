import { defineFeature } from '@plugins/kit';
import { photos } from './collections/photos';
import { permissions } from './permissions';

/** Photographs that guests and clients add to a project: private until the studio shows them. */
export const guestPhotos = defineFeature({
  id: 'guest-photos',
  kit: 1,
  permissions,
  collections: [photos],
  // Who the studio reads as the author: written once, beside the first photographs.
  extend: { grants: [{ name: 'guest_photos_name', type: 'text', maxLength: 80 }] },
});
