import { defineFeature } from '@plugins/kit';
import { places } from './collections/places';
import { permissions } from './permissions';

/** A studio's reviews on Google, from its Business Profile. */
export const googleBusiness = defineFeature({
  id: 'google-business',
  kit: 1,
  permissions,
  collections: [places],
});
