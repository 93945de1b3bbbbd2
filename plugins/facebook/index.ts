import { defineFeature } from '@plugins/kit';
import { albums } from './collections/albums';
import { pages } from './collections/pages';
import { uploads } from './collections/uploads';
import { permissions } from './permissions';

/** A studio's Facebook pages: their ratings as reviews, and albums of chosen photographs. */
export const facebook = defineFeature({
  id: 'facebook',
  kit: 1,
  permissions,
  collections: [pages, albums, uploads],
});
