import { defineFeature } from '@plugins/kit';
import { albumOutputs } from './collections/album-outputs';
import { albumPins } from './collections/album-pins';
import { albumProducts } from './collections/album-products';
import { albumTemplates } from './collections/album-templates';
import { albums as albumRows, albumVersions } from './collections/albums';
import { permissions } from './permissions';

/** Albums of a project’s picks: designed by the studio, proofed by its clients, printed by a lab. */
export const albums = defineFeature({
  id: 'albums',
  kit: 1,
  permissions,
  collections: [albumProducts, albumTemplates, albumRows, albumVersions, albumPins, albumOutputs],
});
