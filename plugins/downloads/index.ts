import { defineFeature } from '@plugins/kit';
import { downloadFiles } from './collections/download-files';
import { downloadParts } from './collections/download-parts';
import { downloads as orders } from './collections/downloads';
import { permissions } from './permissions';

/** Downloads of photographs: one by one, or as resumable archives. */
export const downloads = defineFeature({
  id: 'downloads',
  kit: 1,
  permissions,
  collections: [orders, downloadParts, downloadFiles],
});
